import { GROUP_ROLES, nameFor } from '@org/domain'
import { TYPES } from '@org/im-sdk'
import type { GroupMember } from '@org/im-sdk/group-members'
import type { Group } from '@org/im-sdk/groups'
import { Button, FilterChips } from '@org/ui/basics'
import { MemberGrid } from '@org/ui/chat'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { useAppChat } from '../../im/app-chat-context'
import { useChatChange } from '../../im/use-chat-change'
import { useChatQuery } from '../../im/use-chat-query'
import { QueryView } from '../../parts/page/QueryView'
import { groupPaths } from '../../parts/groups/group-facts'

/** Of a page of members. */
const AT_ONCE = 30

type Role = (typeof GROUP_ROLES)[number]

const ROLES = GROUP_ROLES.toSorted((one, other) => Number(other === 'All') - Number(one === 'All'))

/** The members of a group, all or those of a role, which is in the address. */
export const Members = ({ group: { groupID, memberCount, type } }: { group: Group }) => {
  const { t } = useTranslation('groups')
  const [params, setParams] = useSearchParams()
  const roles = ROLES.filter((role) => role !== 'Custom' || type === TYPES.GRP_COMMUNITY)
  const chosen = roles.find((role) => role === params.get('role')) ?? 'All'
  const choose = (role: Role) =>
    setParams(
      (before) => {
        before.set('role', role)
        return before
      },
      { replace: true },
    )
  return (
    <>
      <FilterChips
        label={t(($) => $.roleFilter)}
        chips={roles.map((id) => ({ id, label: t(($) => $.roles[id]) }))}
        selectedId={chosen}
        onSelect={choose}
      />
      <OfRole groupID={groupID} memberCount={memberCount} role={chosen} />
    </>
  )
}

interface OfRoleProps {
  groupID: string
  memberCount: number
  role: Role
}

/** The members of a role, in the order in which they came, and more on a press. Read again when the number of members changes. */
const OfRole = ({ groupID, memberCount, role }: OfRoleProps) => {
  const { t } = useTranslation('groups')
  const first = useChatQuery({
    key: `members ${groupID} ${role}`,
    read: (chat) => chat.getGroupMemberList({ groupID, role, count: AT_ONCE }),
  })
  const again = useEffectEvent(() => first.refetch())
  const shownCount = useRef(memberCount)
  useEffect(() => {
    if (shownCount.current === memberCount) return
    shownCount.current = memberCount
    again()
  }, [memberCount])
  return (
    <QueryView
      query={first}
      skeleton={{ kind: 'conversation', count: 2 }}
      empty={{ when: ({ memberList }) => memberList.length === 0, show: { title: t(($) => $.noneOfRole) } }}
    >
      {({ memberList, offset }) => (
        // When members come or go, the later pages begin elsewhere.
        <Grid
          key={[memberCount, ...memberList.map(({ userID }) => userID)].join()}
          groupID={groupID}
          role={role}
          first={memberList}
          firstOffset={offset}
        />
      )}
    </QueryView>
  )
}

interface GridProps extends Pick<OfRoleProps, 'groupID' | 'role'> {
  first: readonly GroupMember[]
  /** Of the next page; 0 if there is none. */
  firstOffset: number
}

const Grid = ({ groupID, role: ofRole, first, firstOffset }: GridProps) => {
  const { t } = useTranslation('groups')
  const navigate = useNavigate()
  const locale = useLocale()
  const chat = useAppChat()
  const [more, setMore] = useState<{ members: readonly GroupMember[]; offset: number } | null>(null)
  const [change, busy] = useChatChange()
  const offset = more?.offset ?? firstOffset
  const members = [...first, ...(more?.members ?? [])]
  return (
    <>
      <MemberGrid
        label={t(($) => $.memberList)}
        members={members.map(({ userID, nick, nameCard, avatar, role }) => ({
          id: userID,
          name: nameCard || nameFor(nick, locale) || userID,
          avatar,
          ...(role !== 'Member' && { role: t(($) => $.roles[role]) }),
        }))}
        onMember={(id) => void navigate(groupPaths(groupID).member(id))}
      />
      {offset > 0 && chat && (
        <Button
          block
          tone="plain"
          busy={busy}
          onPress={() =>
            change(
              () => chat.getGroupMemberList({ groupID, role: ofRole, count: AT_ONCE, offset }),
              ({ memberList, offset: next }) =>
                setMore({ members: [...(more?.members ?? []), ...memberList], offset: next }),
            )
          }
        >
          {t(($) => $.moreMembers)}
        </Button>
      )}
    </>
  )
}
