import type { LiveRoom } from '@org/api-client/contract'
import { formatCount, pagePath } from '@org/domain'
import type { Message } from '@org/im-sdk'
import { useLiveRoom } from '@org/im-sdk/react'
import { Badge, IconButton } from '@org/ui/basics'
import { AnchorCard } from '@org/ui/live'
import { MessageCircle } from 'lucide-react'
import { useHref, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'
import { useLocale } from '../../hooks/use-locale'
import { useMark } from '../../hooks/use-mark'
import { roomHostMessage } from '../../im/room-host-message'
import { useTotalUnread } from '../../im/use-total-unread'
import { WhenChat } from '../../im/WhenChat'
import { useFollow } from '../../parts/use-follow'
import { ManageButtons } from './ManageButtons'
import styles from './Room.module.css'

/** The anchor who is on air, with the heat of the room, if it has any, and the number of those in its chat, once that is known. */
export const AnchorBar = ({ live }: { live: LiveRoom }) => {
  const { anchor, title, group_id } = live
  const heat = useHeat(live)
  const badge = useMark('live_badge', live.badge)
  const follow = useFollow(anchor.uid)
  return (
    <AnchorCard
      className={styles.anchor}
      live
      name={anchor.nick_name}
      avatar={anchor.avatar}
      title={<h1>{title}</h1>}
      end={
        <>
          <UnreadLink />
          <ManageButtons liveid={live.id} title={title} />
        </>
      }
      {...(follow && { follow })}
      note={
        <>
          {badge && <Badge tone="brand">{badge}</Badge>}{' '}
          <WhenChat fallback={heat}>
            <Viewers groupID={group_id} heat={heat} />
          </WhenChat>
        </>
      }
    />
  )
}

/** The private messages that arrive meanwhile: a room has no tab bar, which counts them. */
const UnreadLink = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const count = useTotalUnread()
  const to = pagePath('chats')
  const href = useHref(to)
  return (
    <span role="status">
      {count > 0 && (
        <IconButton
          label={t(($) => $.unread, { count })}
          icon={<MessageCircle />}
          badge={<Badge tone="count">{count}</Badge>}
          href={href}
          onPress={() => void navigate(to)}
        />
      )}
    </span>
  )
}

const useHeat = ({ hot }: LiveRoom) => {
  const { t } = useTranslation('live')
  const locale = useLocale()
  return hot === 0 ? '' : t(($) => $.heat, { shown: formatCount(hot, locale) ?? '' })
}

/** The number that the host told with the last visit. */
const lastCount = (messages: readonly Message[]): number | null => {
  for (const message of messages.toReversed()) {
    const host = roomHostMessage(message)
    if (host?.type === 'LiveGroupMemberJoinExit') return host.data.member_count
  }
  return null
}

/** The heat of the lists, and who of that is in the chat: the heat counts more than those who are there now. */
const Viewers = ({ groupID, heat }: { groupID: string; heat: string }) => {
  const { t } = useTranslation('live')
  const locale = useLocale()
  const { memberCount, messages } = useLiveRoom(groupID)
  const count = lastCount(messages) ?? memberCount
  if (count === null) return heat
  const viewers = t(($) => $.viewers, { shown: formatCount(count, locale) ?? '' })
  return heat === '' ? viewers : `${heat} · ${viewers}`
}
