import * as v from 'valibot'
import { count, epochSeconds, rowId, text } from '../fields'
import { notId } from '../id-fields'
import { paged, pagedByCursor } from '../paged'

const asset = v.picklist(['gold', 'diamond', 'point', 'money'])

/** Money in cents of the site's currency. */
const balances = v.object({ gold: count, diamond: count, point: count, money: count })

export const getWallet = { request: v.object({}), reply: balances }

const bill = v.object({
  id: rowId,
  /** What it was for. */
  title: v.string(),
  /** Below 0 for what went out; money in cents. */
  amount: v.pipe(v.number(), v.integer()),
  /** What was left after it. */
  balance: v.pipe(v.number(), v.integer()),
  created_at: epochSeconds,
})

export const getBills = pagedByCursor(bill, {
  asset,
  /** Both ways, or only what came in or went out. */
  flow: v.optional(v.picklist(['all', 'in', 'out']), 'all'),
})

export const getProfitConsumeType = {
  request: v.object({}),
  reply: v.object({ list: v.array(v.object({ type: v.string(), name: v.string() })) }),
}

export const getProfitList = paged(
  v.object({
    id: rowId,
    type: v.string(),
    title: v.string(),
    /** Below 0 for what went out. */
    amount: v.pipe(v.number(), v.integer()),
    created_at: epochSeconds,
  }),
  { /** One of `getProfitConsumeType`; empty for all. */ type: v.optional(notId(text(40)), '') },
)
