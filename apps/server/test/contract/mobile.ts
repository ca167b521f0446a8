import type { mobileRows } from '@org/api-client/contract'
import type { RestWorld } from '../authorisation/rest-world'
import { newMobile } from '../people'
import { accountOf, all, everyone, type CasesOf } from './endpoint-case'

const wrongCaptcha = { code: { ...all('captchaWrong'), unstorable: 'invalidRequest' } } as const
const wrongProof = { code: { ...all('smsCodeWrong'), unstorable: 'invalidRequest' } } as const
const CHANGED_BY_SENDING = ['captcha', 'sms_code', 'sms_outbox']

const toMobile = async (world: RestWorld) => ({ mobile: newMobile(), ...(await world.captcha('sms')) })

const sending = {
  changes: CHANGED_BY_SENDING,
  cases: { 'to a mobile': { request: toMobile, swaps: wrongCaptcha } },
} as const

const binding = {
  changes: ['account', 'account_log', 'outbox', 'sms_code'],
  cases: {
    'of their own': {
      request: async (world: RestWorld) => ({ pwd: world.password, ...(await world.proveMobile('bind')) }),
      swaps: wrongProof,
    },
    'with a wrong password': {
      request: async (world: RestWorld) => ({ pwd: 'wrong1', ...(await world.proveMobile('bind')) }),
      refuses: everyone('credentialsWrong'),
    },
  },
} as const

export const mobileCases = {
  // Nobody gets an SMS, because no account has the mobile.
  sendCode: { ...sending, changes: ['captcha', 'sms_code'] },
  sendVerifyCode: sending,
  sendBindSms: sending,
  sendOwnCheckSms: {
    changes: CHANGED_BY_SENDING,
    cases: {
      'with a mobile': {
        request: async (world, caller) => {
          await world.bindMobile(accountOf(world, caller))
          return world.captcha('sms')
        },
        swaps: wrongCaptcha,
      },
      'without a mobile': {
        request: async (world) => {
          await world.server.context.db.updateTable('account').set({ mobile: null }).execute()
          return world.captcha('sms')
        },
        refuses: everyone('failure'),
        swaps: { code: { ...all('failure'), unstorable: 'invalidRequest' } },
      },
    },
  },
  loginByMobile: {
    changes: ['account', 'account_log', 'known_device', 'session', 'sms_code', 'guest'],
    cases: {
      'with a code': {
        request: async (world) => ({ device: `device ${world.fresh()}`, ...(await world.proveMobile('login')) }),
        swaps: { ...wrongProof, invite_code: { ...all('notFound'), foreign: 'ok', unstorable: 'invalidRequest' } },
      },
    },
  },
  bindMobile: binding,
  bindPhone: binding,
  setAccountName: {
    changes: ['account', 'account_log', 'outbox', 'sms_code'],
    cases: {
      'who have a name of the server': {
        request: async (world, caller) => {
          const uid = accountOf(world, caller)
          // The name that they have, with which other rows log in.
          const { account } = await world.server.context.db
            .updateTable('account')
            .set({ has_own_name: false })
            .where('id', '=', uid)
            .returning('account')
            .executeTakeFirstOrThrow()
          return { account_name: account, ...(await world.proveOwnMobile(uid)) }
        },
        swaps: wrongProof,
      },
      'who have a name': {
        request: async (world) => {
          await world.server.context.db.updateTable('account').set({ has_own_name: true }).execute()
          const { mobile: _mobile, ...proof } = await world.proveMobile('bind')
          return { account_name: `named${world.fresh()}`, ...proof }
        },
        refuses: everyone('alreadyDone'),
        swaps: { code: { ...all('alreadyDone'), unstorable: 'invalidRequest' } },
      },
    },
  },
} satisfies CasesOf<typeof mobileRows>
