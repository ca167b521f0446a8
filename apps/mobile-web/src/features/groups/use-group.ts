import { EVENT, type Message } from '@org/im-sdk'
import type { GroupMember } from '@org/im-sdk/group-members'
import type { Group } from '@org/im-sdk/groups'
import { useSession } from '@org/im-sdk/react'
import { useEffect, useEffectEvent } from 'react'
import { useAppChat } from '../../im/app-chat-context'
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
  const chat = useAppChat()
  const query = useChatQuery({
    key: `member ${groupID} ${userID}`,
    read: async (client) => {
      const { data } = await client.getGroupMemberProfile({ groupID, userIDList: [userID] })
      return { data: data.memberList[0] ?? null }
    },
  })
  const again = useEffectEvent(() => query.refetch())
  useEffect(() => {
    const take = ({ data }: { readonly data: readonly Message[] }) => {
      const isTip = ({ type, conversationID }: Message) =>
        type === 'TIMGroupTipElem' && conversationID === `GROUP${groupID}`
      if (data.some(isTip)) again()
    }
    chat?.on(EVENT.MESSAGE_RECEIVED, take)
    return () => chat?.off(EVENT.MESSAGE_RECEIVED, take)
  }, [chat, groupID])
  return query
}

/** The viewer as a member of a group. */
export const useOwnMember = (groupID: string): Query<GroupMember | null> => useMember(groupID, useSession().userID)
