import type { Endpoints, ParsedRequestOf, Plan, ReplyOf } from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import { seconds } from '../../ports/clock'
import { matchById } from '../../store/matches/matches'
import { findMaster } from '../../store/money/masters'
import {
  findPlan,
  plansBoughtBy,
  plansForSale,
  plansOfMaster,
  plansOfMatch,
  plansOfSport,
  type PlanRow,
} from '../../store/money/plans'
import type { Context } from '../context'
import { Refusal } from '../refusal'
import { rowBefore } from '../row-cursor'
import { wireOpenPlan, wirePlan, type PlanReader } from './wire-plan'

type Reader = Omit<PlanReader, 'now'>

/** Those for sale that sell best, or the newest of a sport. */
export const listPlans = async (
  { db, clock }: Context,
  reader: Reader,
  { type, page, size }: ParsedRequestOf<Endpoints['getPlans']>,
): Promise<ReplyOf<Endpoints['getPlans']>> => {
  const now = seconds(clock)
  const part = { lang: reader.lang, offset: (page - 1) * size, limit: size }
  const { rows, total } =
    type === 'hot'
      ? await plansForSale(db, reader.uid, now, part)
      : await plansOfSport(db, reader.uid, SPORT[type], part)
  return { list: rows.map((row) => wirePlan(row, { ...reader, now })), total, page }
}

export const readPlan = async ({ db, clock }: Context, reader: Reader, id: number) => {
  const row = await findPlan(db, reader.uid, id)
  if (row === null) throw new Refusal('notFound')
  return { plan: wireOpenPlan(row, { ...reader, now: seconds(clock) }) }
}

interface Cursor {
  readonly cursor: string
  readonly size: number
}

/** What a member has bought, the last one first. */
export const boughtPlans = async ({ db, clock }: Context, reader: Reader, { cursor, size }: Cursor) => {
  const rows = await plansBoughtBy(db, reader.uid, { before: rowBefore(cursor), limit: size + 1 })
  return pageOf(rows, size, { ...reader, now: seconds(clock) }, ({ purchase_id }) => purchase_id)
}

/** The plans of a master, the newest first. */
export const masterPlans = async (
  { db, clock }: Context,
  reader: Reader,
  { id: master, cursor, size }: Cursor & { readonly id: number },
) => {
  if ((await findMaster(db, master)) === null) throw new Refusal('notFound')
  const rows = await plansOfMaster(db, reader.uid, master, { before: rowBefore(cursor), limit: size + 1 })
  return pageOf(rows, size, { ...reader, now: seconds(clock) }, ({ id }) => id)
}

/** The plans about a match, the newest first. */
export const matchPlans = async (
  { db, clock }: Context,
  reader: Reader,
  { matchid, cursor, size }: Cursor & { readonly matchid: number },
) => {
  if ((await matchById(db, matchid, '')) === null) throw new Refusal('notFound')
  const part = { matchID: matchid, lang: reader.lang, before: rowBefore(cursor), limit: size + 1 }
  return pageOf(await plansOfMatch(db, reader.uid, part), size, { ...reader, now: seconds(clock) }, ({ id }) => id)
}

/** One more row than a page has says that there is a next one. */
const pageOf = (
  rows: readonly PlanRow[],
  size: number,
  reader: PlanReader,
  idOf: (row: PlanRow) => number | null,
): { list: Plan[]; next: string } => {
  const last = rows[size - 1]
  return {
    list: rows.slice(0, size).map((row) => wirePlan(row, reader)),
    next: rows.length > size && last !== undefined ? String(idOf(last)) : '',
  }
}
