import type { Chat } from '@org/im-sdk'
import type { groups } from '@org/im-sdk/groups'
import type { liveRooms } from '@org/im-sdk/live-rooms'
import type { topics } from '@org/im-sdk/topics'

/** The engine as the users of the simulation have it. */
export type SimChat = Chat<readonly [typeof groups, typeof liveRooms, typeof topics]>
