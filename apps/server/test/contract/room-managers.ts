import type { roomManagerRows } from '@org/api-client/contract'
import { all, PUBLIC, type CasesOf } from './endpoint-case'

const NOT_THEIRS = { ...all('notAllowed'), unstorable: 'invalidRequest' } as const

export const roomManagerCases = {
  setRoomTitle: {
    changes: [],
    cases: {
      'of a room': { request: ({ anchorID }) => ({ liveid: anchorID, title: 'Final' }), swaps: { liveid: NOT_THEIRS } },
    },
  },
  setRoomConfig: {
    changes: [],
    cases: {
      'of a room': { request: ({ anchorID }) => ({ liveid: anchorID, slow_mode: 5 }), swaps: { liveid: NOT_THEIRS } },
    },
  },
  muteRoomUser: {
    changes: [],
    cases: {
      'in a room': {
        request: ({ anchorID, actors }) => ({ liveid: anchorID, userid: actors.other.userID, seconds: 600 }),
        swaps: { liveid: NOT_THEIRS, userid: NOT_THEIRS },
      },
    },
  },
  setRoomManager: {
    changes: [],
    cases: {
      'of the own room': {
        request: ({ actors }) => ({ userid: actors.other.userID, type: 1 }),
        swaps: { userid: NOT_THEIRS },
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
    changes: [],
    cases: { 'of a room': { request: ({ anchorID }) => ({ liveid: anchorID }), swaps: { liveid: NOT_THEIRS } } },
  },
  revokeRoomMessage: {
    changes: [],
    cases: {
      'in a room': { request: ({ anchorID }) => ({ liveid: anchorID, sequence: 1 }), swaps: { liveid: NOT_THEIRS } },
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
