import type { profileRows } from '@org/api-client/contract'
import { all, everyone, list, own, PUBLIC, type CasesOf } from './endpoint-case'

export const profileCases = {
  getAvatarChoices: { ...list, portuguese: () => [{}] },
  editUserInfo: {
    changes: ['account', 'outbox', 'user_list', 'user_profile'],
    cases: {
      'all fields but the picture': {
        request: ({ fresh }) => ({
          nick_name: `renamed ${fresh()}`,
          gender: 1,
          birthday: '1990-06-07',
          city: 'Recife',
          signature: 'ole',
          online_status: 0,
        }),
      },
      'a picture that nobody has': {
        request: () => ({ avatar: 'me.png' }),
        refuses: everyone('failure'),
        swaps: { avatar: all('invalidRequest') },
      },
    },
  },
  refreshNickname: { changes: [], cases: { 'of any words': { request: () => ({}) } } },
  updateThirdMember: { ...own, changes: ['account'] },
  getUserLastOnline: {
    changes: [],
    cases: { 'of a user': { request: ({ actors }) => ({ userid: actors.other.userID }), swaps: { userid: PUBLIC } } },
    portuguese: ({ uid }) => [{ userid: String(uid) }],
  },
  getUserThirdPrivateAgent: { ...own, portuguese: () => [{}] },
} satisfies CasesOf<typeof profileRows>
