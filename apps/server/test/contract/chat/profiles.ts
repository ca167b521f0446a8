import { PROFILE_TAGS, type profileCommands } from '@org/im-sdk/protocol'
import type { CasesOf } from './command-case'
import { all, fresh } from './shared'

export const profileCases = {
  /** Profiles are public; unknown users are left out. */
  getProfiles: {
    changes: [],
    cases: {
      'of everybody': {
        request: ({ peer }, { userID }) => ({ userItem: [userID || peer.userID, peer.userID] }),
        swaps: { userItem: { ...all('ok'), unstorable: 'PACKAGE_PARSE_FAILED' } },
      },
    },
  },
  setProfile: {
    changes: ['account', 'guest', 'user_list', 'user_profile'],
    cases: {
      'of their own': { request: () => ({ profileItem: [{ tag: 'Tag_Profile_IM_Nick', value: `Fan ${fresh()}` }] }) },
    },
    keyed: async (world, { userID }) => ({
      body: { profileItem: [{ tag: PROFILE_TAGS.nick, value: 'Ann' }] },
      done: () => world.versionOf(userID, 'profile'),
    }),
  },
} satisfies CasesOf<typeof profileCommands>
