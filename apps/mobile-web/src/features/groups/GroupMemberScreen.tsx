import { MUTE_OPTIONS, nameFor, pagePath } from '@org/domain'
import { TYPES } from '@org/im-sdk'
import type { GroupMember } from '@org/im-sdk/group-members'
import type { Group } from '@org/im-sdk/groups'
import { useSession } from '@org/im-sdk/react'
import { ProfileHead } from '@org/ui/account'
import { Button, ListGroup, ListRow, Switch } from '@org/ui/basics'
import { Pencil, UserMinus, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { useBack } from '../../hooks/use-back'
import { useLocale } from '../../hooks/use-locale'
import { useMomentText } from '../../hooks/use-moment-text'
import { useNowValue } from '../../hooks/use-now'
import { usePageParams } from '../../hooks/use-page-params'
import { useTranslation } from '../../i18n/use-translation'
import { useChatChange } from '../../im/use-chat-change'
import { ConfirmDialog } from '../../parts/ConfirmDialog'
import { QueryView } from '../../parts/page/QueryView'
import { TextDialog } from '../../parts/TextDialog'
import { isManager } from '../../parts/groups/group-facts'
import { GroupPage } from './GroupPage'
import { useMember } from './use-group'

/** A member of a group: who that is there, and what managers can do. */
const GroupMemberScreen = () => {
  const { t } = useTranslation('groups')
  const { uid, gid } = usePageParams('chatGroupMember', 'anchorGroupMember')
  return (
    <GroupPage groupID={gid} title={t(($) => $.member.title)}>
      {(group) => <Loaded key={uid} group={group} userID={uid} />}
    </GroupPage>
  )
}

const Loaded = ({ group, userID }: { group: Group; userID: string }) => {
  const { t } = useTranslation('groups')
  const query = useMember(group.groupID, userID)
  const refetch = () => void query.refetch()
  return (
    <QueryView
      query={query}
      skeleton={{ kind: 'conversation', count: 3 }}
      empty={{ when: (member) => member === null, show: { title: t(($) => $.member.missing) } }}
    >
      {(member) => member && <Member group={group} member={member} onChanged={refetch} />}
    </QueryView>
  )
}

interface MemberProps {
  group: Group
  member: GroupMember
  onChanged: () => void
}

const Member = ({ group, member, onChanged }: MemberProps) => {
  const { t } = useTranslation('groups')
  const locale = useLocale()
  const momentOf = useMomentText()
  const navigate = useNavigate()
  const { userID: me } = useSession()
  const { userID, nick, nameCard, avatar, role, joinTime } = member
  const to = pagePath('chatUser', { id: userID })
  const href = useHref(to)
  const isMe = userID === me
  const ownRole = group.selfInfo?.role
  const manages = !isMe && isManager(ownRole) && role !== 'Owner' && (role !== 'Admin' || ownRole === 'Owner')
  return (
    <>
      <ProfileHead
        name={nameCard || nameFor(nick, locale) || userID}
        avatar={avatar}
        signature={t(($) => $.member.since, { time: momentOf(joinTime) })}
        {...((role === 'Owner' || role === 'Admin') && { badges: [t(($) => $.roles[role])] })}
      />
      <ListGroup>
        <ListRow
          title={t(($) => $.member.profile)}
          icon={<UserRound />}
          href={href}
          onPress={() => void navigate(to)}
        />
        {isMe && <NameCard groupID={group.groupID} nameCard={nameCard} onChanged={onChanged} />}
      </ListGroup>
      {manages && <Manage group={group} member={member} onChanged={onChanged} />}
    </>
  )
}

/** Of a name in a group, which the server limits to 50 bytes. */
const MOST_LETTERS = 16

const NameCard = ({ groupID, nameCard, onChanged }: { groupID: string; nameCard: string; onChanged: () => void }) => {
  const { t } = useTranslation('groups')
  const { t: common } = useTranslation()
  const [asks, setAsks] = useState(false)
  const [change, busy] = useChatChange()
  return (
    <>
      <ListRow
        title={t(($) => $.member.nameCard)}
        icon={<Pencil />}
        value={nameCard || t(($) => $.member.noNameCard)}
        onPress={() => setAsks(true)}
      />
      {asks && (
        <TextDialog
          name="name-card"
          title={t(($) => $.member.nameCard)}
          label={t(($) => $.member.nameCard)}
          initial={nameCard}
          most={MOST_LETTERS}
          mayBeEmpty
          submit={common(($) => $.confirm)}
          busy={busy}
          onClose={() => setAsks(false)}
          onSubmit={(text) =>
            change(
              (chat) => chat.setGroupMemberNameCard({ groupID, nameCard: text }),
              () => {
                setAsks(false)
                onChanged()
              },
            )
          }
        />
      )}
    </>
  )
}

const MUTES = MUTE_OPTIONS.filter((seconds) => seconds !== 0).toSorted((a, b) => a - b)

/** What a manager can do with a member. Only the owner appoints admins. */
const Manage = ({ group: { groupID, selfInfo }, member, onChanged }: MemberProps) => {
  const { t } = useTranslation('groups')
  const momentOf = useMomentText()
  const back = useBack()
  const [asks, setAsks] = useState(false)
  const [change, busy] = useChatChange()
  const { userID, role, muteUntil } = member
  const isMuted = useNowValue((now) => muteUntil > now)
  const mute = (muteTime: number) =>
    change((chat) => chat.setGroupMemberMuteTime({ groupID, userID, muteTime }), onChanged)
  return (
    <>
      <ListGroup title={t(($) => $.member.mute)}>
        {isMuted && (
          <ListRow
            title={t(($) => $.member.mutedUntil, { time: momentOf(muteUntil) })}
            end={
              <Button size="small" tone="outline" busy={busy} onPress={() => mute(0)}>
                {t(($) => $.member.unmute)}
              </Button>
            }
          />
        )}
        {MUTES.map((seconds) => (
          <ListRow key={seconds} title={t(($) => $.member.mutes[seconds])} onPress={() => mute(seconds)} />
        ))}
      </ListGroup>
      <ListGroup>
        {selfInfo?.role === 'Owner' && (
          <Switch
            label={t(($) => $.member.admin)}
            checked={role === 'Admin'}
            busy={busy}
            onChange={(admin) =>
              change(
                (chat) =>
                  chat.setGroupMemberRole({
                    groupID,
                    userID,
                    role: admin ? TYPES.GRP_MBR_ROLE_ADMIN : TYPES.GRP_MBR_ROLE_MEMBER,
                  }),
                onChanged,
              )
            }
          />
        )}
        <ListRow title={t(($) => $.member.remove)} icon={<UserMinus />} tone="danger" onPress={() => setAsks(true)} />
      </ListGroup>
      {asks && (
        <ConfirmDialog
          name="remove-member"
          title={t(($) => $.member.remove)}
          hint={t(($) => $.member.removeHint)}
          busy={busy}
          onClose={() => setAsks(false)}
          onConfirm={() =>
            change(
              (chat) => chat.deleteGroupMember({ groupID, userIDList: [userID] }),
              () => back(),
            )
          }
        />
      )}
    </>
  )
}

export default GroupMemberScreen
