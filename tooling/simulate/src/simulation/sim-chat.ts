import type { Chat } from '@org/im-sdk'
import type { conversationActions } from '@org/im-sdk/conversation-actions'
import type { conversationGroups } from '@org/im-sdk/conversation-groups'
import type { elements } from '@org/im-sdk/elements'
import type { groupAttributes } from '@org/im-sdk/group-attributes'
import type { groupCounters } from '@org/im-sdk/group-counters'
import type { groupMembers } from '@org/im-sdk/group-members'
import type { groups } from '@org/im-sdk/groups'
import type { liveRooms } from '@org/im-sdk/live-rooms'
import type { messageActions } from '@org/im-sdk/message-actions'
import type { messageExtensions } from '@org/im-sdk/message-extensions'
import type { outbox } from '@org/im-sdk/outbox'
import type { readReceipts } from '@org/im-sdk/read-receipts'
import type { storage } from '@org/im-sdk/storage'
import type { topics } from '@org/im-sdk/topics'

/** The engine as the users of the simulation have it. */
export type SimChat = Chat<
  readonly [
    typeof groups,
    typeof groupMembers,
    typeof groupAttributes,
    typeof groupCounters,
    typeof liveRooms,
    typeof topics,
    typeof messageActions,
    typeof elements,
    typeof readReceipts,
    typeof messageExtensions,
    typeof conversationActions,
    typeof conversationGroups,
    ReturnType<typeof outbox>,
    ReturnType<typeof storage>,
  ]
>
