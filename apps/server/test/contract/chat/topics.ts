import type { topicCommands } from '@org/im-sdk/protocol'
import { groupKey } from '../../../src/store/im/conversation-id'
import { newestSequence } from '../../../src/store/im/messages'
import { topicID } from '../../communities'
import type { World } from '../../authorisation/world'
import type { CasesOf, Outcomes } from './command-case'
import { all, PLACE, MEMBERS_ONLY, NOBODY, fresh } from './shared'

const COMMUNITY: Outcomes = {
  ...all('INVALID_GROUP_ID'),
  foreign: 'GROUP_PERMISSION_DENY',
  absent: 'GROUP_NOT_FOUND',
}

const TOPIC: Outcomes = { ...all('GROUP_PERMISSION_DENY'), unstorable: 'PACKAGE_PARSE_FAILED' }

/** Communities in place of the member's own. */
const communities = ({ groups }: World) => ({
  foreign: groups.foreignCommunity,
  absent: '@TGS#_none',
  otherKind: groups.secret,
})

export const topicCases = {
  /** Only the owner and the admins of the community. */
  createTopic: {
    changes: [],
    cases: {
      'in a community': {
        request: ({ groups }) => ({ groupID: groups.community, topicName: fresh() }),
        refuses: NOBODY,
        swaps: { groupID: COMMUNITY, topicID: TOPIC },
        swapped: { groupID: communities },
      },
    },
    keyed: async (world, { userID }) => {
      const groupID = await world.ownCommunity(userID)
      return { body: { groupID, topicName: 'news' }, done: async () => (await world.topicsOf(groupID)).length }
    },
  },
  deleteTopics: {
    changes: [],
    cases: {
      'in a community': {
        request: ({ groups }) => ({ groupID: groups.community }),
        refuses: NOBODY,
        swaps: { groupID: COMMUNITY, topicIDList: TOPIC },
        swapped: { groupID: communities },
      },
    },
    keyed: async (world, { userID }) => {
      const groupID = await world.ownCommunity(userID, 'news')
      return { body: { groupID }, done: async () => 1 - (await world.topicsOf(groupID)).length }
    },
  },
  updateTopic: {
    changes: [],
    cases: {
      'in a community': {
        request: ({ groups }) => ({
          groupID: groups.community,
          topicID: topicID(groups.community, 'news'),
          topicName: fresh(),
        }),
        refuses: NOBODY,
        swaps: { groupID: COMMUNITY, topicID: TOPIC },
        swapped: { groupID: communities },
      },
    },
    keyed: async (world, { userID }) => {
      const groupID = await world.ownCommunity(userID, 'news')
      const id = topicID(groupID, 'news')
      return {
        body: { groupID, topicID: id, topicName: 'talk' },
        done: () => newestSequence(world.server.context.db, groupKey(id)),
      }
    },
  },
  getTopicList: {
    changes: [],
    cases: {
      'of a community': {
        request: ({ groups }) => ({ groupID: groups.community }),
        refuses: MEMBERS_ONLY,
        swaps: {
          groupID: COMMUNITY,
          topicIDList: {
            foreign: 'INVALID_GROUP_ID',
            absent: 'GROUP_NOT_FOUND',
            otherKind: 'INVALID_GROUP_ID',
            unstorable: 'PACKAGE_PARSE_FAILED',
          },
          next: PLACE,
        },
        swapped: {
          groupID: communities,
          next: ({ groups, ids }) => ({
            foreign: topicID(groups.foreignCommunity, 'news'),
            absent: topicID(groups.community, 'none'),
            otherKind: ids.peer,
            unstorable: topicID(groups.community, 'a\0'),
          }),
        },
      },
    },
  },
} satisfies CasesOf<typeof topicCommands>
