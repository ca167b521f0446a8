import * as v from 'valibot'
import { currency } from '../entities/recharge'
import { payoutAccount, payoutMethod, withdraw } from '../entities/withdraw'
import { count, rowId, text, trimmedText, wholeNumber } from '../fields'
import { idOf, notId } from '../id-fields'
import { pagedByCursor } from '../paged'

export const getWithdrawRules = {
  request: v.object({}),
  reply: v.object({
    currency,
    /** What the member has. */
    money: count,
    /** Of withdrawals that are under way. */
    held: count,
    least: wholeNumber(1),
    most: wholeNumber(1),
    /** Hundredths of a percent. */
    fee: wholeNumber(),
    /** Cents. */
    least_fee: wholeNumber(),
    /** How many a day. */
    per_day: wholeNumber(1),
    /** Working days until the money is there. */
    days: wholeNumber(1),
    methods: v.array(payoutMethod),
    /** The bound mobile, masked; empty without one, which is needed. */
    mobile: v.string(),
  }),
}

export const getPayoutAccounts = { request: v.object({}), reply: v.object({ list: v.array(payoutAccount) }) }

export const savePayoutAccount = {
  /** Proved by a code that `sendOwnCheckSms` has sent, with its captcha. */
  request: v.object({
    method: payoutMethod,
    /** Whose it is. */
    name: notId(trimmedText(60, 2)),
    number: notId(v.pipe(text(77, 4), v.regex(/^[\w@.+-]+$/, 'Letters, digits and @ . + - _'))),
    smscode: notId(v.pipe(text(6, 6), v.regex(/^\d{6}$/, 'A code has 6 digits'))),
    code: idOf('captcha', text(64, 8)),
    captcha: notId(text(4_096, 1)),
  }),
  reply: v.object({ account: payoutAccount }),
}

export const removePayoutAccount = { request: v.object({ id: idOf('payout', rowId) }), reply: v.object({}) }

export const createWithdraw = {
  request: v.object({
    payout_id: idOf('payout', rowId),
    cents: notId(wholeNumber(1)),
    /** As it was shown: another one is refused. */
    fee: notId(wholeNumber()),
  }),
  reply: withdraw,
}

export const getWithdraws = pagedByCursor(withdraw, {})

export const cancelWithdraw = { request: v.object({ id: idOf('withdraw', rowId) }), reply: withdraw }
