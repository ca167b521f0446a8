import type { chatGroupRows } from '@org/api-client/contract'
import { joinFanGroup } from '../../src/services/chat/join-fan-group'
import { accountOf, all, own, PUBLIC, type CasesOf } from './endpoint-case'

const NOT_THEIRS = { ...all('notAllowed'), unstorable: 'invalidRequest' } as const
const NOT_FOLLOWED = {
  member: 'notAllowed',
  other: 'notAllowed',
  muted: 'notAllowed',
  mutedEverywhere: 'notAllowed',
  banned: 'notAllowed',
} as const
/** Of the demonstration. */
const NORMAL = 'CHATGROUP_NORMAL_1'

export const chatGroupCases = {
  getChatGroups: { changes: [], cases: { 'public data': { request: () => ({}) } }, portuguese: () => [{}] },
  getAnchorGroups: { ...own, portuguese: () => [{}] },
  joinAnchorGroup: {
    changes: ['group_member', 'group_size', 'user_conversation'],
    cases: {
      'of an anchor whom they follow': {
        request: async (world, caller) => {
          const { server, anchorID } = world
          // The first who joins makes the group.
          await joinFanGroup(server.context, anchorID, anchorID)
          const follow = { follower_id: accountOf(world, caller), followed_id: anchorID, since: 1, is_on: true }
          await server.context.db
            .insertInto('follow')
            .values(follow)
            .onConflict((conflict) => conflict.columns(['follower_id', 'followed_id']).doUpdateSet({ is_on: true }))
            .execute()
          return { anchorid: anchorID }
        },
        swaps: {
          anchorid: { foreign: 'notAllowed', absent: 'notFound', otherKind: 'notFound', unstorable: 'invalidRequest' },
        },
      },
      'of an anchor whom they do not follow': {
        request: async ({ server, anchorID }) => {
          await server.context.db.deleteFrom('follow').where('followed_id', '=', Number(anchorID)).execute()
          return { anchorid: anchorID }
        },
        refuses: NOT_FOLLOWED,
        swaps: {
          anchorid: { foreign: 'notAllowed', absent: 'notFound', otherKind: 'notFound', unstorable: 'invalidRequest' },
        },
      },
    },
  },
  getAnnouncements: {
    changes: [],
    cases: { 'of a group for everybody': { request: () => ({ group_id: NORMAL }), swaps: { group_id: PUBLIC } } },
    portuguese: () => [{ group_id: NORMAL }],
  },
  getGroupConfig: {
    changes: [],
    cases: { 'of a group for everybody': { request: () => ({ group_id: NORMAL }), swaps: { group_id: PUBLIC } } },
    portuguese: () => [{ group_id: NORMAL }],
  },
  addAnnouncement: {
    changes: [],
    cases: {
      'in a group': {
        request: ({ groupID }) => ({ group_id: groupID, text: 'Gol' }),
        swaps: { group_id: NOT_THEIRS },
      },
    },
  },
  deleteAnnouncement: {
    changes: [],
    cases: {
      'of a group': {
        request: ({ groupID }) => ({ group_id: groupID, id: 1 }),
        swaps: { group_id: NOT_THEIRS, id: NOT_THEIRS },
      },
    },
  },
  setGroupConfig: {
    changes: [],
    cases: {
      'of a group': {
        request: ({ groupID }) => ({ group_id: groupID, slow_mode: 5 }),
        swaps: { group_id: { ...all('notAllowed'), unstorable: 'invalidRequest' } },
      },
    },
  },
} satisfies CasesOf<typeof chatGroupRows>
