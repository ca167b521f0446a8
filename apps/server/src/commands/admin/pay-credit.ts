import { creditMoney } from '../../services/money/credit-money'
import { fail } from '../lives/fields'
import type { QueueOrder } from './queue'

export const payCredit = async ({ db, id, now }: Omit<QueueOrder, 'words'>) => {
  const credit = await db.selectFrom('money_credit').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const account = await db
    .selectFrom('account')
    .select(['status', 'leaves_at'])
    .where('id', '=', credit.account_id)
    .executeTakeFirstOrThrow()
  if (account.status !== 1 || account.leaves_at > 0) fail(`Account ${credit.account_id} is closed, or about to be.`)
  if (!(await creditMoney(db, credit, now))) fail(`Account ${credit.account_id} has money in another currency.`)
}
