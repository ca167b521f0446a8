import { chatBadge, formatCount } from '@org/domain'
import { Illustration } from '@org/ui/basics'
import { AudienceList } from '@org/ui/live'
import { Suspense, useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query'
import { liveRoomApi } from '../../api/live-room'
import { roomManagerApi } from '../../api/room-managers'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { PanelViews } from '../../parts/page/PanelViews'
import { QueryView } from '../../parts/page/QueryView'
import type { Sender } from '../../parts/SenderSheet'
import { useAppSelector } from '../../store/store'
import { Audience } from './Audience'
import { laterPart } from '../../parts/later-part'

const { useGetRoomRankQuery } = roomManagerApi
const { useGetLiveChatQuery } = liveRoomApi

/** Loaded by the first press on a name. */
const SenderSheet = laterPart(() => import('../../parts/SenderSheet'))
const ManageSheet = laterPart(() => import('../../parts/room/ManageSheet'))

const PERIODS = ['live', 'day', 'week'] as const
const ROW_PX = 56

interface RankPanelProps {
  liveid: number
  groupID: string
  /** Whether the site has private chats. */
  mayChat: boolean
}

/** Those who gave most in the room, and those who are there, with their profiles. */
const RankPanel = ({ liveid, groupID, mayChat }: RankPanelProps) => {
  const { t } = useTranslation('live')
  const [sender, setSender] = useState<Sender | null>(null)
  const [isShown, setShown] = useState(false)
  const [isManaging, setManaging] = useState(false)
  const isMember = useAppSelector(({ session }) => session.token !== '')
  const { currentData: rules } = useGetLiveChatQuery(isMember ? { liveid } : skipToken)
  const isManager = rules !== undefined && rules.role !== 'viewer'
  const manage = () => {
    setShown(false)
    setManaging(true)
  }
  const open = (pressed: Sender) => {
    setSender(pressed)
    setShown(true)
  }
  const periods = PERIODS.map((id) => ({ id, label: t(($) => $.rank.periods[id]) }))
  return (
    <>
      <PanelViews
        label={t(($) => $.rank.title)}
        views={[...periods, { id: 'audience' as const, label: t(($) => $.audience.title) }]}
      >
        {(view) =>
          view === 'audience' ? (
            <Audience groupID={groupID} onOpen={open} />
          ) : (
            <Ranked key={view} {...{ liveid, onOpen: open }} period={view} />
          )
        }
      </PanelViews>
      {sender && (
        <Suspense>
          <SenderSheet
            sender={sender}
            open={isShown}
            onClose={() => setShown(false)}
            mayChat={mayChat}
            {...(isManager && { onManage: manage })}
          />
          {isManager && (
            <ManageSheet {...{ liveid, rules, person: sender }} open={isManaging} onClose={() => setManaging(false)} />
          )}
        </Suspense>
      )}
    </>
  )
}

interface RankedProps {
  liveid: number
  period: (typeof PERIODS)[number]
  onOpen: (sender: Sender) => void
}

const Ranked = ({ liveid, period, onOpen }: RankedProps) => {
  const { t } = useTranslation('live')
  const locale = useLocale()
  const me = useAppSelector(({ session }) => session.uid)
  const query = useGetRoomRankQuery({ liveid, period }, { refetchOnMountOrArgChange: 15, refetchOnReconnect: true })
  return (
    <QueryView
      query={query}
      skeleton={{ kind: 'conversation' }}
      empty={{
        when: ({ list }) => list.length === 0,
        show: {
          icon: <Illustration kind="empty" />,
          title: t(($) => $.rank.empty),
          hint: t(($) => $.rank.emptyHint),
        },
      }}
    >
      {({ list }) => {
        const members = list.map((giver, at) => {
          const kind = chatBadge({ isAnchor: false, isAdmin: false, level: giver.user_level })
          return {
            id: String(giver.uid),
            name: giver.nick_name,
            avatar: giver.avatar,
            rank: at + 1,
            value: t(($) => $.gift.price, { shown: formatCount(giver.gold, locale) ?? '' }),
            ...(kind && { badge: { kind, label: `Lv${giver.user_level}` } }),
          }
        })
        const open = (id: string) => {
          const member = members.find((each) => each.id === id)
          if (member === undefined) return
          const { name, avatar, badge } = member
          onOpen({ name, avatar, ...(badge && { badge }), userID: id, isMe: Number(id) === me })
        }
        return (
          <AudienceList
            label={t(($) => $.rank.title)}
            members={members}
            onOpen={open}
            style={{ height: members.length * ROW_PX }}
          />
        )
      }}
    </QueryView>
  )
}

export default RankPanel
