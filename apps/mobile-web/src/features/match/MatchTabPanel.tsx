import type { LiveRoom, Match } from '@org/api-client/contract'
import { SkeletonList } from '@org/ui/basics'
import { Suspense } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { RoomChat } from '../../im/RoomChat'
import { useRoomDraft } from '../../im/use-room-draft'
import { isHeldBack, type Shown } from '../../matches/spoiler-shield'
import { laterPart } from '../../parts/later-part'
import type { MatchTab } from './match-tabs'
import type { DetailSport } from '../../parts/match/detail-sport'
import { useMoment } from '../../parts/match/moment'
import { RoomsPanel } from './RoomsPanel'
import { DetailPanel } from '../../parts/match/DetailPanel'
import { PlansLink } from '../../parts/match/PlansLink'
import { ShieldedPanel } from '../../parts/match/ShieldedPanel'
import { StatusPanel } from './StatusPanel'
import { useChatPeer } from './use-chat-peer'

/** Loaded with their tabs. */
const AnchorChat = laterPart(() => import('../../parts/private-chat/AnchorChat'), [])
const QuizPanel = laterPart(() => import('../../parts/quiz/QuizPanel'), ['quiz'])

/** Tabs that are shown although the score is hidden. */
const WITHOUT_SCORE: readonly MatchTab[] = ['anchors', 'chat', 'privateChat']

interface MatchTabPanelProps {
  tab: MatchTab
  sport: DetailSport
  match: Shown<Match>
  rooms: readonly LiveRoom[]
}

export const MatchTabPanel = ({ tab, sport, match, rooms }: MatchTabPanelProps) => {
  const { t } = useTranslation()
  const draft = useRoomDraft()
  const peer = useChatPeer(rooms)
  const { minute } = useMoment()
  if (isHeldBack(match) && !WITHOUT_SCORE.includes(tab)) return <ShieldedPanel match={match} />
  switch (tab) {
    case 'status':
      return <StatusPanel sport={sport} match={match} />
    case 'analysis':
    case 'index':
      return (
        <>
          <DetailPanel tab={tab} sport={sport} match={match} />
          <PlansLink match={match} />
        </>
      )
    case 'lineup':
    case 'rank':
      return <DetailPanel tab={tab} sport={sport} match={match} />
    case 'quiz':
      return (
        <Suspense fallback={<SkeletonList kind="text" label={t(($) => $.loading)} />}>
          <QuizPanel of={{ matchid: match.id }} match={match} />
        </Suspense>
      )
    case 'anchors':
      return <RoomsPanel rooms={rooms} />
    case 'privateChat':
      return peer ? (
        <Suspense fallback={<SkeletonList kind="message" label={t(($) => $.loading)} />}>
          <AnchorChat anchor={peer.anchor} title={peer.title} />
        </Suspense>
      ) : null
    case 'chat':
      return rooms[0] ? (
        <RoomChat liveid={rooms[0].id} groupID={rooms[0].group_id} until={minute?.until ?? null} draft={draft} />
      ) : null
  }
}
