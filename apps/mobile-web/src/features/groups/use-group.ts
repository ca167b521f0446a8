import { EVENT } from '@org/im-sdk'
import type { GroupMember } from '@org/im-sdk/group-members'
import type { Group } from '@org/im-sdk/groups'
import { useMessages, useSession } from '@org/im-sdk/react'
import { useEffect, useEffectEvent } from 'react'
import { useChatQuery } from '../../im/use-chat-query'
import type { Query } from '../../parts/page/query-state'

const EVENTS = [EVENT.GROUP_LIST_UPDATED]

/** A group as it is now, also one that the viewer is not in: then `selfInfo` is null. */
export const useGroup = (groupID: string): Query<Group> =>
  useChatQuery({
    key: `group ${groupID}`,
    read: async (chat) => ({ data: (await chat.getGroupProfile({ groupID })).data.group }),
    events: EVENTS,
  })

/** A member of a group, read again when a tip says that members have changed. */
export const useMember = (groupID: string, userID: string): Query<GroupMember | null> => {
  const query = useChatQuery({
    key: `member ${groupID} ${userID}`,
    read: async (chat) => {
      const { data } = await chat.getGroupMemberProfile({ groupID, userIDList: [userID] })
      return { data: data.memberList[0] ?? null }
    },
  })
  const lastTip = useMessages(
    `GROUP${groupID}`,
    ({ messages }) => messages.findLast(({ type }) => type === 'TIMGroupTipElem')?.ID,
  )
  const again = useEffectEvent(() => void query.refetch())
  useEffect(() => {
    if (lastTip !== undefined) again()
  }, [lastTip])
  return query
}

/** The viewer as a member of a group. */
export const useOwnMember = (groupID: string): Query<GroupMember | null> => useMember(groupID, useSession().userID)
