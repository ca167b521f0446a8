import { nameFor } from '@org/domain'
import type { GroupMember } from '@org/im-sdk/group-members'
import type { Group } from '@org/im-sdk/groups'
import { Button } from '@org/ui/basics'
import { MemberGrid } from '@org/ui/chat'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { useAppChat } from '../../im/app-chat-context'
import { useChatChange } from '../../im/use-chat-change'
import { useChatQuery } from '../../im/use-chat-query'
import { QueryView } from '../../parts/page/QueryView'
import { groupPaths } from '../../parts/groups/group-facts'

/** Of a page of members. */
const AT_ONCE = 30

/** The members of a group, in the order in which they came, and more on a press. Read again when their number changes. */
export const Members = ({ group: { groupID, memberCount } }: { group: Group }) => {
  const first = useChatQuery({
    key: `members ${groupID}`,
    read: (chat) => chat.getGroupMemberList({ groupID, count: AT_ONCE }),
  })
  const again = useEffectEvent(() => first.refetch())
  const shownCount = useRef(memberCount)
  useEffect(() => {
    if (shownCount.current === memberCount) return
    shownCount.current = memberCount
    again()
  }, [memberCount])
  return (
    <QueryView query={first} skeleton={{ kind: 'conversation', count: 2 }}>
      {({ memberList, offset }) => (
        // When members come or go, the later pages begin elsewhere.
        <Grid
          key={[memberCount, ...memberList.map(({ userID }) => userID)].join()}
          groupID={groupID}
          first={memberList}
          firstOffset={offset}
        />
      )}
    </QueryView>
  )
}

interface GridProps {
  groupID: string
  first: readonly GroupMember[]
  /** Of the next page; 0 if there is none. */
  firstOffset: number
}

const Grid = ({ groupID, first, firstOffset }: GridProps) => {
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
          ...((role === 'Owner' || role === 'Admin') && { role: t(($) => $.roles[role]) }),
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
              () => chat.getGroupMemberList({ groupID, count: AT_ONCE, offset }),
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
