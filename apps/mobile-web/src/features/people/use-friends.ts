import { EVENT } from '@org/im-sdk'
import type { Friend } from '@org/im-sdk/friends'
import { useChatQuery } from '../../im/use-chat-query'
import type { Query } from '../../parts/page/query-state'

const EVENTS = [EVENT.FRIEND_LIST_UPDATED]

/** The friends of the viewer, read again when one comes, goes or changes. */
export const useFriends = (): Query<readonly Friend[]> =>
  useChatQuery({ key: 'friends', read: (chat) => chat.getFriendList(), events: EVENTS })
