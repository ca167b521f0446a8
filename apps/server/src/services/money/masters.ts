import type { Endpoints, ParsedRequestOf, ReplyOf } from '@org/api-client/contract'
import type { Kysely } from 'kysely'
import { findMaster, lastResultsOf, rankedMasters } from '../../store/money/masters'
import type { Database } from '../../store/schema'
import type { Language } from '../language'
import { Refusal } from '../refusal'
import { wireMaster } from './wire-plan'

/** A page of the masters who write in the language of the reader, the best first. */
export const rankMasters = async (
  db: Kysely<Database>,
  { type, page, size }: ParsedRequestOf<Endpoints['getMasterRank']>,
  lang: Language,
): Promise<ReplyOf<Endpoints['getMasterRank']>> => {
  const { rows, total } = await rankedMasters(db, type, { lang, offset: (page - 1) * size, limit: size })
  return { list: rows.map((row) => wireMaster(row, lang)), total, page }
}

/** How many of the last results a master's page shows. */
const RECENT = 10

export const readMaster = async (
  db: Kysely<Database>,
  uid: number,
  lang: Language,
): Promise<ReplyOf<Endpoints['getMaster']>> => {
  const row = await findMaster(db, uid)
  if (row === null) throw new Refusal('notFound')
  return {
    master: wireMaster(row, lang),
    signature: lang === 'zh' ? row.signature : row.signature_pt || row.signature,
    recent: await lastResultsOf(db, uid, RECENT),
  }
}
