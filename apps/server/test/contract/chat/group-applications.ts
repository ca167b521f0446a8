import type { groupApplicationCommands } from '@org/im-sdk/protocol'
import type { World } from '../../authorisation/world'
import type { CasesOf, Outcomes } from './command-case'
import { all, CHANGED_GROUP, NO_GUESTS, proofs } from './shared'

const APPLICATION = {
  groupID: CHANGED_GROUP,
  authentication: all('GROUP_PERMISSION_DENY'),
  messageKey: {
    ...all('PACKAGE_PARSE_FAILED'),
    foreign: 'GROUP_PERMISSION_DENY',
    absent: 'GROUP_PERMISSION_DENY',
  },
} as const satisfies Record<string, Outcomes>

/** Of applications. */
const messageKeys = ({ ids }: World) => ({ foreign: 1, absent: 999_999, otherKind: ids.peer, unstorable: '1\0' })

export const groupApplicationCases = {
  getGroupApplicationList: {
    changes: [],
    cases: {
      'of their own': {
        request: (_world, { userID }) => ({ handleAccount: userID }),
        swaps: { handleAccount: all('GROUP_PERMISSION_DENY') },
      },
    },
  },
  handleGroupApplication: {
    changes: ['conversation', 'group_application', 'group_member', 'group_size', 'message', 'user_conversation'],
    cases: {
      'to a group of their own': {
        request: ({ ownGroup }, { userID }) => ({
          ...ownGroup(userID, 'application'),
          handleAction: 'Agree',
        }),
        refuses: NO_GUESTS,
        swaps: { ...APPLICATION, applicant: all('GROUP_PERMISSION_DENY') },
        swapped: { messageKey: messageKeys, authentication: proofs },
      },
    },
    keyed: async (world, client) => {
      const { applicant, ...application } = await world.applicationFor(client, 'join')
      return {
        body: { ...application, applicant, handleAction: 'Agree' },
        done: () => world.tipsIn(application.groupID),
      }
    },
  },
  handleGroupInvitation: {
    changes: ['conversation', 'group_application', 'group_member', 'group_size', 'message', 'user_conversation'],
    cases: {
      'to a group of their own': {
        request: ({ ownGroup }, { userID }) => {
          const { applicant: invitee, ...application } = ownGroup(userID, 'invitation')
          return { ...application, invitee, handleAction: 'Agree' }
        },
        refuses: NO_GUESTS,
        swaps: { ...APPLICATION, invitee: all('GROUP_PERMISSION_DENY') },
        swapped: { messageKey: messageKeys, authentication: proofs },
      },
    },
    keyed: async (world, client) => {
      const { applicant: invitee, ...application } = await world.applicationFor(client, 'invite')
      return { body: { ...application, invitee, handleAction: 'Agree' }, done: () => world.tipsIn(application.groupID) }
    },
  },
} satisfies CasesOf<typeof groupApplicationCommands>
