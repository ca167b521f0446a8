import type { userRows } from '@org/api-client/contract'
import type { RestWorld } from '../authorisation/rest-world'
import { REFUSED } from '../authorisation/callers'
import { all, everyone, own, PUBLIC, type CasesOf, type Refusals } from './endpoint-case'

const newcomer = async (world: RestWorld) => ({
  account: `newcomer${world.fresh()}`,
  pwd: world.password,
  device: `device ${world.fresh()}`,
  ...(await world.captcha('register')),
})
const swaps = {
  code: { ...all('captchaWrong'), unstorable: 'invalidRequest' },
  invite_code: { ...all('notFound'), foreign: 'ok', unstorable: 'invalidRequest' },
} as const
const changes = ['account', 'account_log', 'captcha', 'guest', 'known_device', 'login_failure', 'session']

const loginOf = (caller: 'member' | 'closed') => async (world: RestWorld) => ({
  account: world.nameOf(caller),
  pwd: world.password,
  device: `new ${world.fresh()}`,
  ...(await world.captcha('login')),
})

/** They have neither an old password nor a code. */
const strangers: Refusals = {
  ...Object.fromEntries(REFUSED.map((caller) => [caller, 'loginExpired'])),
  guest: 'notAllowed',
}

export const userCases = {
  login: {
    changes: ['account', 'account_log', 'guest', 'known_device', 'login_failure', 'session'],
    cases: {
      'with a password': {
        request: loginOf('member'),
        swaps: { account: { ...all('credentialsWrong'), unstorable: 'invalidRequest' } },
        // Another account opens with its own password only, and all have the same one.
        swapped: { account: ({ nameOf }) => ({ foreign: { account: nameOf('banned'), pwd: 'wrong1' } }) },
      },
      'to a closed account': { request: loginOf('closed'), refuses: everyone('notAllowed') },
    },
  },
  logout: { ...own, changes: ['im_session', 'session'] },
  logoutEverywhere: { ...own, changes: ['account', 'account_log', 'im_session', 'session'] },
  changePwd: {
    changes: ['account', 'account_log', 'im_session', 'known_device', 'login_failure', 'session'],
    cases: {
      'with the old password': {
        request: ({ password, fresh }) => ({ old_pwd: password, pwd: 'goal2027', device: `changed ${fresh()}` }),
        refuses: strangers,
      },
      'with a wrong one': {
        request: () => ({ old_pwd: 'wrong1', pwd: 'goal2027' }),
        refuses: { ...everyone('credentialsWrong'), ...strangers },
      },
      'of a mobile without an account': {
        request: async (world) => {
          const { mobile: account, ...proof } = await world.proveMobile('password')
          return { account, pwd: 'goal2027', ...proof }
        },
        refuses: everyone('smsCodeWrong'),
        swaps: { account: { ...all('smsCodeWrong'), unstorable: 'invalidRequest' } },
      },
    },
  },
  regist: {
    changes,
    cases: {
      'on a site that has it': {
        request: async (world) => ({ ...(await newcomer(world)), ...world.olderSite }),
        swaps,
      },
      'on a site with registNew': { request: newcomer, refuses: everyone('notAllowed') },
    },
  },
  registNew: {
    changes,
    cases: {
      'with a captcha': { request: newcomer, swaps },
      'on a site with regist': {
        request: async (world) => ({ ...(await newcomer(world)), ...world.olderSite }),
        refuses: everyone('notAllowed'),
      },
    },
  },
  getCaptcha: { changes: ['captcha'], cases: { 'of their own': { request: () => ({ purpose: 'login' }) } } },
  /** Captcha ids are unguessable: anyone with one may read it. */
  smsCaptcha: {
    changes: [],
    cases: {
      'of a captcha': {
        request: async ({ captcha }) => ({ code: (await captcha('register')).code }),
        swaps: { code: PUBLIC },
      },
    },
  },
  getUserBasicInfo: {
    changes: [],
    cases: { 'of a user': { request: ({ actors }) => ({ id: actors.other.userID }), swaps: { id: PUBLIC } } },
    portuguese: ({ anchors, guest, uid }) => [guest, String(uid), ...anchors.map(String)].map((id) => ({ id })),
  },
} satisfies CasesOf<typeof userRows>
