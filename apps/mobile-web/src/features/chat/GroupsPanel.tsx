import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { ConversationRow } from '@org/ui/chat'
import { skipToken } from '@reduxjs/toolkit/query'
import { useHref, useNavigate } from 'react-router'
import { chatGroupApi, chatGroupPagesApi } from '../../api/chat-groups'
import { useTranslation } from '../../i18n/use-translation'
import { groupPaths } from '../../parts/groups/group-facts'
import { ListView } from '../../parts/page/ListView'
import { usePaged } from '../../parts/page/use-paged'
import { useAppSelector } from '../../store/store'

const { useGetAnchorGroupsQuery } = chatGroupApi
const { useGetChatGroupsInfiniteQuery } = chatGroupPagesApi

type ListedGroup = ReplyOf<Endpoints['getChatGroups']>['list'][number]

const idOf = ({ group_id }: ListedGroup) => group_id
const FRESH = { refetchOnReconnect: true, refetchOnMountOrArgChange: true } as const

/** The fan groups that the viewer is in, and the groups for everybody. */
export const GroupsPanel = () => {
  const { t } = useTranslation('chat')
  const loggedIn = useAppSelector((state) => state.session.token !== '')
  const fans = useGetAnchorGroupsQuery(loggedIn ? {} : skipToken, FRESH)
  const query = usePaged(useGetChatGroupsInfiniteQuery({}, FRESH), idOf)
  const fanGroups = fans.currentData?.list ?? []
  return (
    <>
      {fanGroups.length > 0 && (
        <ul aria-label={t(($) => $.groups.fans)}>
          {fanGroups.map((group) => (
            <li key={group.group_id}>
              <Row group={group} />
            </li>
          ))}
        </ul>
      )}
      <ListView
        label={t(($) => $.groups.all)}
        query={query}
        skeleton="conversation"
        empty={{ title: t(($) => $.groups.empty), hint: t(($) => $.groups.emptyHint) }}
        keyOf={idOf}
      >
        {(group) => <Row group={group} />}
      </ListView>
    </>
  )
}

const Row = ({ group }: { group: ListedGroup }) => {
  const { t } = useTranslation('chat')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const { group_id, name, avatar, introduction, member_count, joined, unread, anchor_id } = group
  const to = groupPaths(group_id).chat
  return (
    <ConversationRow
      name={name}
      avatar={avatar}
      preview={introduction || t(($) => $.groups.members, { count: member_count })}
      {...(anchor_id > 0
        ? { tag: { text: t(($) => $.groups.fanTag), tone: 'brand' as const } }
        : joined === 1 && { tag: { text: t(($) => $.groups.joined), tone: 'brand' as const } })}
      unread={unread}
      unreadLabel={common(($) => $.unread, { count: unread })}
      href={useHref(to)}
      onOpen={() => void navigate(to)}
    />
  )
}
