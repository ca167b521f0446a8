import { EVENT } from '@org/im-sdk'
import type { Friend, FriendApplicationData, FriendGroup } from '@org/im-sdk/friends'
import { useEffect, useState } from 'react'
import type { Query } from '../parts/page/query-state'
import { useAppChat } from './app-chat-context'
import { useChatQuery } from './use-chat-query'

const FRIENDS = [EVENT.FRIEND_LIST_UPDATED]
const REQUESTS = [EVENT.FRIEND_APPLICATION_LIST_UPDATED]
const GROUPS = [EVENT.FRIEND_GROUP_LIST_UPDATED]
const BLOCKED = [EVENT.BLACKLIST_UPDATED]

/** The friends of the viewer, read again when one comes, goes or changes. */
export const useFriends = (): Query<readonly Friend[]> =>
  useChatQuery({ key: 'friends', read: (chat) => chat.getFriendList(), events: FRIENDS })

/** The friend applications without an answer, the latest first. */
export const useFriendRequests = (): Query<FriendApplicationData> =>
  useChatQuery({ key: 'friend requests', read: (chat) => chat.getFriendApplicationList(), events: REQUESTS })

/** The groups of friends. */
export const useFriendGroups = (): Query<readonly FriendGroup[]> =>
  useChatQuery({ key: 'friend groups', read: (chat) => chat.getFriendGroupList(), events: GROUPS })

/** The ids of the users whom the viewer has blocked. */
export const useBlocked = (): Query<readonly string[]> =>
  useChatQuery({ key: 'blocklist', read: (chat) => chat.getBlacklist(), events: BLOCKED })

/** How many friend applications are new; 0 before there is a client. */
export const useNewRequests = (): number => {
  const chat = useAppChat()
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (chat === null) return
    const { session } = chat.views
    let turn = 0
    const read = () => {
      turn += 1
      const mine = turn
      const show = ({ data }: { readonly data: FriendApplicationData }) => {
        if (turn === mine) setCount(data.unreadCount)
      }
      // The event follows a list that could not be read now.
      if (session.get().phase === 'in') chat.getFriendApplicationList().then(show, () => undefined)
      else setCount(0)
    }
    read()
    const stop = session.subscribe(read)
    chat.on(EVENT.FRIEND_APPLICATION_LIST_UPDATED, read)
    return () => {
      turn += 1
      stop()
      chat.off(EVENT.FRIEND_APPLICATION_LIST_UPDATED, read)
    }
  }, [chat])
  return count
}
