import type { ownAccountRows } from '@org/api-client/contract'
import type { RestWorld } from '../authorisation/rest-world'
import { all, everyone, own, type CasesOf } from './endpoint-case'

/** A network in which passwords were wrong, as of other rows, needs a captcha. */
const withoutFailures = async ({ server }: RestWorld): Promise<object> => {
  await server.context.db.deleteFrom('login_failure').execute()
  return {}
}

export const ownAccountCases = {
  deleteAccount: {
    changes: ['account', 'account_log', 'im_session', 'login_failure', 'session'],
    cases: {
      'with the password': { request: async (world) => ({ pwd: world.password, ...(await withoutFailures(world)) }) },
      'with a wrong one': {
        request: async (world) => ({ pwd: 'wrong1', ...(await withoutFailures(world)) }),
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
