import type { GroupMember } from '@org/im-sdk/group-members'
import { useLiveRoom, useSession } from '@org/im-sdk/react'
import { Avatar, EmptyState, Illustration, ListRow, SkeletonList } from '@org/ui/basics'
import { LevelBadge, type RoomChatAuthor } from '@org/ui/live'
import { useTranslation } from '../../i18n/use-translation'
import { WhenChat } from '../../im/WhenChat'
import { ListView } from '../../parts/page/ListView'
import type { Sender } from '../../parts/SenderSheet'
import { useViewers } from './use-viewers'

interface AudienceProps {
  groupID: string
  /** Opens the profile of a pressed viewer. */
  onOpen: (sender: Sender) => void
}

const keyOf = ({ userID }: GroupMember) => userID

/** Who is in the room now, with the anchor and the managers marked. */
export const Audience = (props: AudienceProps) => {
  const { t } = useTranslation()
  const skeleton = <SkeletonList kind="conversation" label={t(($) => $.loading)} />
  return (
    <WhenChat fallback={skeleton}>
      <WhenInside {...props} />
    </WhenChat>
  )
}

/** Only those who are in a room see who else is. */
const WhenInside = (props: AudienceProps) => {
  const { t } = useTranslation('live')
  const { t: common } = useTranslation()
  const { isJoined, status } = useLiveRoom(props.groupID)
  if (isJoined) return <Viewers {...props} />
  if (status === 'failed') return <EmptyState icon={<Illustration kind="empty" />} title={t(($) => $.chat.closed)} />
  return <SkeletonList kind="conversation" label={common(($) => $.loading)} />
}

const Viewers = ({ groupID, onOpen }: AudienceProps) => {
  const { t } = useTranslation('live')
  const { userID: me } = useSession()
  const query = useViewers(groupID)
  const badgeOf = ({ role }: GroupMember): RoomChatAuthor['badge'] => {
    if (role === 'Owner') return { kind: 'anchor', label: t(($) => $.badge.anchor) }
    return role === 'Admin' ? { kind: 'admin', label: t(($) => $.badge.admin) } : undefined
  }
  return (
    <ListView
      label={t(($) => $.audience.title)}
      query={query}
      skeleton="conversation"
      empty={{ icon: <Illustration kind="empty" />, title: t(($) => $.audience.empty) }}
      keyOf={keyOf}
    >
      {(member) => {
        const { userID, nick, avatar } = member
        const name = nick || userID
        const badge = badgeOf(member)
        return (
          <ListRow
            icon={<Avatar name={name} src={avatar} />}
            title={name}
            {...(badge && { end: <LevelBadge kind={badge.kind} label={badge.label} /> })}
            onPress={() => onOpen({ name, avatar, userID, isMe: userID === me, ...(badge && { badge }) })}
          />
        )
      }}
    </ListView>
  )
}
