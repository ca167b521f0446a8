import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { roomTabs, SPORT, type RoomTab } from '@org/domain'
import { SkeletonList } from '@org/ui/basics'
import { Suspense } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useSharedPage } from '../../hooks/shared-page'
import { useConfig } from '../../hooks/use-config'
import { RoomChat } from '../../im/RoomChat'
import { useRoomDraft } from '../../im/use-room-draft'
import { useStreamFacts } from '../../matches/use-stream-facts'
import { extraPart, laterPart } from '../../parts/later-part'
import { PageTabs } from '../../parts/page/PageTabs'
import { useTab } from '../../parts/page/use-tab'
import { isShielded } from '../../matches/spoiler-shield'
import { useAppSelector } from '../../store/store'
import { AnchorBar } from './AnchorBar'
import { AnchorPanel } from './AnchorPanel'
import { CouponPlace } from './CouponPlace'
import { GiftButton } from './GiftButton'
import { LivePlayer } from './LivePlayer'
import styles from './Room.module.css'
import { useFullScreen } from './use-full-screen'
import { useScorePress } from './use-score-press'

/** Loaded with their tabs. */
const AnchorChat = laterPart(() => import('../../parts/private-chat/AnchorChat'), [])
const QuizPanel = laterPart(() => import('../../parts/quiz/QuizPanel'), ['quiz'])
const RoomScore = extraPart(() => import('./RoomScore'))
const MatchPanel = laterPart(() => import('./MatchPanel'), ['match'])
const RoomDetail = laterPart(() => import('./RoomDetail'), ['analysis', 'match'])

/** The tabs of a room with a match. */
const OF_MATCH: readonly RoomTab[] = ['status', 'analysis', 'lineup', 'index', 'rank']

interface RoomProps {
  page: ReplyOf<Endpoints['getLivePageData']>
  onBack: () => void
}

/** The player above the tabs of the room; in full screen the player with the chat over it. */
export const Room = ({ page, onBack }: RoomProps) => {
  const { t } = useTranslation('live')
  const { t: common } = useTranslation()
  const { config } = useConfig()
  const { live, streams, match, notice } = page
  const draft = useRoomDraft()
  // The server draws the score of the match into the picture.
  const isHidden = useAppSelector((state) => match !== null && isShielded(state, match))
  useSharedPage({
    title: live.title,
    text: t(($) => $.shared, { name: live.anchor.nick_name, title: live.title }),
    ...(!isHidden && { cover: `/media/share/live/${live.id}.jpg` }),
    of: { kind: 'live', id: live.id },
  })
  const { isFull, isChosen, choose } = useFullScreen()
  const shown = roomTabs({ page: 'live-detail', sport: match?.sport_id ?? SPORT.all, hasAnchor: true }, config.switches)
  const isAnchor = useAppSelector(({ session }) => session.uid === live.anchor.uid)
  const tabs = shown.filter(
    (tab) => (match !== null || !OF_MATCH.includes(tab)) && (tab !== 'privateChat' || !isAnchor),
  )
  const [chosen, chooseTab] = useTab(tabs)
  const score = useScorePress(chosen, chooseTab)
  const gift = <GiftButton liveid={live.id} />
  const textLoading = <SkeletonList kind="text" label={common(($) => $.loading)} />
  const chat = tabs.includes('chat') && (
    <RoomChat liveid={live.id} groupID={live.group_id} notice={notice} draft={draft} after={gift} />
  )
  return (
    <>
      <LivePlayer
        {...{ live, streams, chat }}
        onPicture={useStreamFacts(match)}
        fullscreen={isFull}
        {...(choose && { onFullscreen: choose })}
        onBack={isChosen ? () => choose?.(false) : onBack}
      />
      {!isFull && (
        <>
          <AnchorBar live={live} />
          <CouponPlace groupID={live.group_id} />
          {match && tabs.includes('status') && chosen !== 'status' && (
            <div className={styles.scorePlace}>
              <Suspense>
                <RoomScore match={match} onPress={score.press} />
              </Suspense>
            </div>
          )}
          <PageTabs
            label={t(($) => $.tabsLabel)}
            tabs={tabs.map((id) => ({ id, label: t(($) => $.tabs[id]) }))}
            panelRef={score.panel}
          >
            {(tab) => (
              <>
                {tab === 'chat' && chat}
                {tab === 'privateChat' && (
                  <Suspense fallback={<SkeletonList kind="message" label={common(($) => $.loading)} />}>
                    <AnchorChat anchor={live.anchor} after={gift} />
                  </Suspense>
                )}
                {tab === 'anchors' && <AnchorPanel live={live} />}
                {tab === 'quiz' && (
                  <Suspense fallback={textLoading}>
                    <QuizPanel of={{ liveid: live.id }} match={match} />
                  </Suspense>
                )}
                {match && (
                  <Suspense fallback={textLoading}>
                    {tab === 'status' && <MatchPanel match={match} />}
                    {(tab === 'analysis' || tab === 'lineup' || tab === 'index' || tab === 'rank') && (
                      <RoomDetail tab={tab} match={match} />
                    )}
                  </Suspense>
                )}
                {tab !== 'chat' && tab !== 'privateChat' && (
                  <div className={styles.gift} data-bottom-bar>
                    {gift}
                  </div>
                )}
              </>
            )}
          </PageTabs>
        </>
      )}
    </>
  )
}
