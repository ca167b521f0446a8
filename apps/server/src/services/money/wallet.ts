import type { Endpoints, ParsedRequestOf, ReplyOf } from '@org/api-client/contract'
import type { Kysely } from 'kysely'
import { billsOf, goldEntries } from '../../store/money/bills'
import { balancesOf } from '../../store/money/ledger'
import { moneyIn } from '../../store/money/money-currency'
import type { Database } from '../../store/schema'
import type { Language } from '../language'
import { rowBefore } from '../row-cursor'
import type { Site } from '../sites/sites'
import { bookingTitle } from './booking-texts'
import { currencyOf } from './recharge'

/** A page of what came in and went out of a balance of a member, the latest first; none of money in the currency of another site. */
export const listBills = async (
  db: Kysely<Database>,
  { uid, lang, site }: { readonly uid: number; readonly lang: Language; readonly site: Site },
  { asset, flow, cursor, size }: ParsedRequestOf<Endpoints['getBills']>,
): Promise<ReplyOf<Endpoints['getBills']>> => {
  if (asset === 'money' && (await moneyIn(db, uid, currencyOf(site))) === null) return { list: [], next: '' }
  const rows = await billsOf(db, { uid, asset, flow, before: rowBefore(cursor), limit: size + 1 })
  const list = rows.slice(0, size).map(({ kind, ...bill }) => ({ ...bill, title: bookingTitle(kind, lang) }))
  return { list, next: rows.length > size ? String(list.at(-1)?.id ?? '') : '' }
}

/** What a member has of each asset; of money only what is in the currency of the site. */
export const walletOf = async (
  db: Kysely<Database>,
  uid: number,
  site: Site,
): Promise<ReplyOf<Endpoints['getWallet']>> => ({
  ...(await balancesOf(db, uid)),
  money: (await moneyIn(db, uid, currencyOf(site))) ?? 0,
})

/** A page of the gold that came in and went out. */
export const listProfit = async (
  db: Kysely<Database>,
  uid: number,
  { type, page, size }: ParsedRequestOf<Endpoints['getProfitList']>,
  lang: Language,
): Promise<ReplyOf<Endpoints['getProfitList']>> => {
  const { rows, total } = await goldEntries(db, { uid, kind: type, offset: (page - 1) * size, limit: size })
  const list = rows.map(({ kind, ...entry }) => ({ ...entry, type: kind, title: bookingTitle(kind, lang) }))
  return { list, total, page }
}
