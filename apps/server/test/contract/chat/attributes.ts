import type { attributeCommands } from '@org/im-sdk/protocol'
import { groupAttributes } from '../../../src/store/im/group-attributes'
import type { World } from '../../authorisation/world'
import type { CasesOf } from './command-case'
import { GROUP, MEMBERS_ONLY, NOT_BANNED, fresh } from './shared'

/** Attributes of the private group, as its newest reader would write them. */
const attributesOf = async ({ groups, server }: World, key: string) => {
  const { mainSequence } = await groupAttributes(server.context.db, groups.secret)
  return { groupID: groups.secret, mainSequence, groupAttributeList: [{ key, value: fresh() }] }
}

export const attributeCases = {
  initGroupAttributes: {
    changes: ['group_attribute', 'group_fact_sequence'],
    cases: {
      'of a private group': {
        request: (world) => attributesOf(world, 'stadium'),
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP },
      },
    },
    keyed: (world, client) => world.attributeCase(client, 0),
  },
  setGroupAttributes: {
    changes: ['group_attribute', 'group_fact_sequence'],
    cases: {
      'of a private group': {
        request: (world) => attributesOf(world, 'score'),
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP },
      },
    },
    keyed: (world, client) => world.attributeCase(client, 0),
  },
  modifyGroupAttributes: {
    changes: ['group_attribute', 'group_fact_sequence'],
    cases: {
      'of a private group': {
        request: (world) => attributesOf(world, 'score'),
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP },
      },
    },
    keyed: (world, client) => world.attributeCase(client, 1),
  },
  getGroupAttributes: {
    changes: [],
    cases: {
      'of a private group': {
        request: ({ groups }) => ({ groupID: groups.secret }),
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP },
      },
      'of a chat room': { request: ({ groups }) => ({ groupID: groups.hall }), refuses: NOT_BANNED },
    },
  },
  deleteGroupAttributes: {
    changes: ['group_attribute', 'group_fact_sequence'],
    cases: {
      'of a private group': {
        request: (world) => attributesOf(world, 'score'),
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP },
      },
    },
    keyed: (world, client) => world.attributeCase(client, 1),
  },
  clearGroupAttributes: {
    changes: ['group_attribute', 'group_fact_sequence'],
    cases: {
      'of a private group': {
        request: (world) => attributesOf(world, 'none'),
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP },
      },
    },
    keyed: (world, client) => world.attributeCase(client, 1),
  },
} satisfies CasesOf<typeof attributeCommands>
