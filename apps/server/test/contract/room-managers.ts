import type { roomManagerRows } from '@org/api-client/contract'
import { seconds } from '../../src/ports/clock'
import { groupKey } from '../../src/store/im/conversation-id'
import { appendMessages } from '../../src/store/im/messages'
import type { RestWorld } from '../authorisation/rest-world'
import { newMessage } from '../new-message'
import { all, PUBLIC, type CasesOf } from './endpoint-case'

const NOT_THEIRS = { ...all('notAllowed'), unstorable: 'invalidRequest' } as const

/** What a viewer has said in the room: its sequence. */
const roomMessage = async ({ server, groupID, strangerID, fresh }: RestWorld): Promise<number> => {
  const { db, clock } = server.context
  const message = newMessage(groupKey(groupID), strangerID, fresh())
  const [stored] = await appendMessages(db, [message], seconds(clock))
  if (stored === undefined) throw new Error('The message was not stored.')
  return stored.sequence
}

export const roomManagerCases = {
  setRoomTitle: {
    changes: ['live_room', 'outbox'],
    cases: {
      'of a room': { request: ({ anchorID }) => ({ liveid: anchorID, title: 'Derby' }), swaps: { liveid: NOT_THEIRS } },
    },
  },
  setRoomConfig: {
    changes: ['chat_group', 'live_room', 'outbox'],
    cases: {
      'of a room': { request: ({ anchorID }) => ({ liveid: anchorID, slow_mode: 5 }), swaps: { liveid: NOT_THEIRS } },
      'the notice': {
        request: ({ anchorID }) => ({ liveid: anchorID, notice: 'Sorteio às 20h' }),
        swaps: { liveid: NOT_THEIRS },
      },
    },
  },
  muteRoomUser: {
    changes: ['outbox', 'restriction'],
    cases: {
      'in a room': {
        request: ({ anchorID, strangerID }) => ({ liveid: anchorID, userid: strangerID, seconds: 600 }),
        swaps: { liveid: NOT_THEIRS, userid: PUBLIC },
      },
    },
  },
  setRoomManager: {
    changes: ['outbox', 'room_manager'],
    cases: {
      'of the own room': {
        request: ({ strangerID }) => ({ userid: strangerID, type: 1 }),
        swaps: { userid: PUBLIC },
        // Who is no manager for other calls.
        swapped: { userid: ({ strangerID }) => ({ foreign: { userid: strangerID, type: 0 } }) },
      },
    },
  },
  addOperateFriend: {
    changes: ['friend_application', 'user_list'],
    cases: {
      'the anchor of a room': {
        request: ({ anchorID }) => ({ liveid: anchorID, operate_uid: anchorID }),
        swaps: {
          liveid: { foreign: 'notFound', absent: 'notFound', otherKind: 'notFound', unstorable: 'invalidRequest' },
          operate_uid: { foreign: 'notFound', absent: 'notFound', otherKind: 'notFound', unstorable: 'invalidRequest' },
        },
      },
    },
  },
  clearRoomChat: {
    changes: ['outbox'],
    cases: { 'of a room': { request: ({ anchorID }) => ({ liveid: anchorID }), swaps: { liveid: NOT_THEIRS } } },
  },
  revokeRoomMessage: {
    changes: ['message', 'outbox'],
    cases: {
      'in a room': {
        request: async (world) => ({ liveid: world.anchorID, sequence: await roomMessage(world) }),
        swaps: { liveid: NOT_THEIRS },
      },
    },
  },
  getRoomPeople: {
    changes: [],
    cases: {
      'of a room': { request: ({ anchorID }) => ({ liveid: anchorID, kind: 'muted' }), swaps: { liveid: NOT_THEIRS } },
    },
    portuguese: ({ anchors }) => anchors.slice(0, 1).map((liveid) => ({ liveid, kind: 'managers' as const })),
  },
  getRoomRank: {
    changes: [],
    cases: { 'of a room': { request: ({ anchorID }) => ({ liveid: anchorID }), swaps: { liveid: PUBLIC } } },
    portuguese: ({ anchors }) => anchors.slice(0, 1).map((liveid) => ({ liveid, period: 'week' as const })),
  },
} satisfies CasesOf<typeof roomManagerRows>
