import type { Endpoints, ParsedRequestOf, ReplyOf } from '@org/api-client/contract'
import type { Kysely } from 'kysely'
import { billsOf, goldEntries } from '../../store/money/bills'
import { balancesOf } from '../../store/money/ledger'
import type { Database } from '../../store/schema'
import type { Language } from '../language'
import { rowBefore } from '../row-cursor'
import { bookingTitle } from './booking-texts'

/** A page of what came in and went out of a balance of a member, the latest first. */
export const listBills = async (
  db: Kysely<Database>,
  uid: number,
  { asset, flow, cursor, size }: ParsedRequestOf<Endpoints['getBills']>,
  lang: Language,
): Promise<ReplyOf<Endpoints['getBills']>> => {
  const rows = await billsOf(db, { uid, asset, flow, before: rowBefore(cursor), limit: size + 1 })
  const list = rows.slice(0, size).map(({ kind, ...bill }) => ({ ...bill, title: bookingTitle(kind, lang) }))
  return { list, next: rows.length > size ? String(list.at(-1)?.id ?? '') : '' }
}

/** What a member has of each asset. */
export const walletOf = (db: Kysely<Database>, uid: number): Promise<ReplyOf<Endpoints['getWallet']>> =>
  balancesOf(db, uid)

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
