import { defaultAvatar, newInviteCode } from './register-account'
import { seedDemoMoney } from '../money/seed-demo-money'
import type { Context } from '../context'
import { seconds } from '../../ports/clock'
import { createAccount, isEmpty } from '../../store/identity/accounts'
import { post } from '../../store/money/ledger'

/** Demo accounts: only in an empty database, and in production only with DEMO_ACCOUNTS=1. */
export const DEMO_ACCOUNTS = ['demo1', 'demo2', 'demo3'] as const
export const DEMO_PASSWORD = 'demo1234'
const DEMO_GOLD = 1_000

export const seedDemo = async ({ db, clock, random, passwords }: Context): Promise<void> => {
  if (!(await isEmpty(db))) return
  const passwordHash = await passwords.hash(DEMO_PASSWORD)
  const now = seconds(clock)
  await db.transaction().execute(async (transaction) => {
    for (const account of DEMO_ACCOUNTS) {
      const made = await createAccount(transaction, {
        account,
        passwordHash,
        nickName: account,
        avatar: defaultAvatar('', random),
        inviteCode: newInviteCode(random),
        now,
      })
      if (made === null) continue
      await post(transaction, {
        idempotencyKey: `demo:${made.id}`,
        kind: 'demo',
        now,
        transfers: [{ asset: 'gold', from: 'system:demo', to: `user:${made.id}`, amount: DEMO_GOLD }],
      })
      await seedDemoMoney(transaction, { uid: made.id, currency: account === 'demo2' ? 'BRL' : 'CNY', now })
    }
  })
}
