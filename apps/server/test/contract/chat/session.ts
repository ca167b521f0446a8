import type { sessionCommands } from '@org/im-sdk/protocol'
import { REFUSED } from '../../authorisation/callers'
import type { CasesOf, Refusals } from './command-case'

const EVEN_STRANGERS: Refusals = Object.fromEntries(REFUSED.map((caller) => [caller, 'ok' as const]))

export const sessionCases = {
  login: {
    changes: ['chat_device', 'im_session'],
    cases: {
      'by their access key': {
        request: () => ({}),
        head: (head) => ({ ...head, usersig: '' }),
        refuses: {
          none: 'LOGIN_FAIL',
          bannedEverywhere: 'KICKED_OUT_REST_API',
          closed: 'KICKED_OUT_REST_API',
          kicked: 'KICKED_OUT_MULTIPLE_ACCOUNTS',
        },
      },
      /** A session kicked out by another device may log in again. */
      'by their signature': {
        request: () => ({}),
        head: (head) => ({ ...head, a2: '' }),
        refuses: {
          none: 'LOGIN_FAIL',
          expired: 'LOGIN_FAIL',
          forged: 'LOGIN_FAIL',
          bannedEverywhere: 'KICKED_OUT_REST_API',
          closed: 'LOGIN_FAIL',
          kicked: 'ok',
        },
      },
    },
  },
  logout: { changes: ['im_session'], cases: { 'of their own': { request: () => ({}) } } },
  hello: { changes: [], cases: { 'of their own': { request: () => ({}) } } },
  ping: { changes: [], cases: { 'as a sign of life': { request: () => ({}), refuses: EVEN_STRANGERS } } },
} satisfies CasesOf<typeof sessionCommands>
