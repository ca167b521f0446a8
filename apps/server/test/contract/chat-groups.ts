import type { chatGroupRows } from '@org/api-client/contract'
import { joinFanGroup } from '../../src/services/chat/join-fan-group'
import { insertAnnouncement } from '../../src/store/im/announcements'
import type { RestWorld } from '../authorisation/rest-world'
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
export const NORMAL_GROUP = 'CHATGROUP_NORMAL_1'

/** The group of another room. */
const OTHER_GROUP = ({ anchorID }: RestWorld) => ({ foreign: { group_id: `ROOM_${anchorID + 1}` } })

/** The id of a new announcement in a group. */
export const announcementOf = ({ server, anchorID }: RestWorld, group_id: string): Promise<number> =>
  insertAnnouncement(server.context.db, { group_id, account_id: anchorID, text: 'Gol', created_at: 1 })

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
    cases: { 'of a group for everybody': { request: () => ({ group_id: NORMAL_GROUP }), swaps: { group_id: PUBLIC } } },
    portuguese: () => [{ group_id: NORMAL_GROUP }],
  },
  getGroupConfig: {
    changes: [],
    cases: { 'of a group for everybody': { request: () => ({ group_id: NORMAL_GROUP }), swaps: { group_id: PUBLIC } } },
    portuguese: () => [{ group_id: NORMAL_GROUP }],
  },
  addAnnouncement: {
    changes: ['chat_announcement', 'outbox'],
    cases: {
      'in a group': {
        request: ({ groupID }) => ({ group_id: groupID, text: 'Gol' }),
        swaps: { group_id: NOT_THEIRS },
        swapped: { group_id: OTHER_GROUP },
      },
    },
  },
  deleteAnnouncement: {
    changes: ['chat_announcement'],
    cases: {
      'of a group': {
        request: async (world) => ({ group_id: world.groupID, id: await announcementOf(world, world.groupID) }),
        swaps: { group_id: NOT_THEIRS, id: { ...all('notFound'), unstorable: 'invalidRequest' } },
        swapped: { group_id: OTHER_GROUP },
      },
    },
  },
  setGroupConfig: {
    changes: ['chat_group', 'outbox'],
    cases: {
      'of a group': {
        request: ({ groupID }) => ({ group_id: groupID, slow_mode: 10 }),
        swaps: { group_id: NOT_THEIRS },
        swapped: { group_id: OTHER_GROUP },
      },
    },
  },
} satisfies CasesOf<typeof chatGroupRows>
