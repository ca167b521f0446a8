import type { ownAccountRows } from '@org/api-client/contract'
import type { RestWorld, Visitor } from '../authorisation/rest-world'
import { endWithdraws } from '../withdraw-of'
import { accountOf, all, everyone, own, type CasesOf } from './endpoint-case'

/** A network in which passwords were wrong, as of other rows, needs a captcha, and money on its way is in the way. */
const withoutFailures = async (world: RestWorld, caller: Visitor): Promise<object> => {
  const { context } = world.server
  await context.db.deleteFrom('login_failure').execute()
  await endWithdraws(context, accountOf(world, caller))
  return {}
}

export const ownAccountCases = {
  deleteAccount: {
    changes: ['account', 'account_log', 'im_session', 'login_failure', 'session'],
    cases: {
      'with the password': {
        request: async (world, caller) => ({ pwd: world.password, ...(await withoutFailures(world, caller)) }),
      },
      'with a wrong one': {
        request: async (world, caller) => ({ pwd: 'wrong1', ...(await withoutFailures(world, caller)) }),
        refuses: everyone('credentialsWrong'),
      },
      'without a mobile': {
        request: async ({ captcha, server }) => {
          // Another row may have bound one.
          await server.context.db.updateTable('account').set({ mobile: null }).execute()
          return { smscode: '000000', ...(await captcha('sms')) }
        },
        refuses: everyone('failure'),
        swaps: { code: { ...all('failure'), unstorable: 'invalidRequest' } },
      },
    },
  },
  exportMyData: {
    changes: ['account_log', 'notice', 'outbox', 'upload', 'upload_part'],
    cases: {
      'of their own': {
        request: async ({ server }) => {
          await server.context.db.deleteFrom('account_log').where('type', '=', 'dataExported').execute()
          return {}
        },
      },
    },
  },
  issueLoginCode: { ...own, changes: ['login_code'] },
  loginByCode: {
    changes: ['account', 'account_log', 'guest', 'known_device', 'login_code', 'notice', 'outbox', 'session'],
    cases: {
      'of a member': {
        request: async ({ fresh, loginCode }) => ({ login_code: await loginCode(), device: `device ${fresh()}` }),
        swaps: { login_code: { ...all('credentialsWrong'), unstorable: 'invalidRequest' } },
      },
    },
  },
} satisfies CasesOf<typeof ownAccountRows>
