import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../schema'
import { AUTHOR, type AuthorRow, type Reactions, reactionsTo } from './reactions'
import type { MomentTable } from './video-tables'

export interface MomentRow extends Selectable<MomentTable>, AuthorRow, Reactions {}

export interface MomentsQuery {
  /** 0 for all anchors. */
  readonly anchor: number
  /** Only those with a smaller id; null for the newest. */
  readonly before: number | null
  readonly limit: number
}

/** The newest first. */
export const momentsOf = async (
  db: Kysely<Database>,
  uid: number,
  { anchor, before, limit }: MomentsQuery,
): Promise<MomentRow[]> => {
  const { rows } = await sql<MomentRow>`
    ${shown(uid)}
    WHERE ${anchor === 0 ? sql`true` : sql`moment.account_id = ${anchor}`}
      AND ${before === null ? sql`true` : sql`moment.id < ${before}`}
    ORDER BY moment.id DESC LIMIT ${limit}
  `.execute(db)
  return rows
}

export const momentById = async (db: Kysely<Database>, uid: number, id: number): Promise<MomentRow | null> => {
  const { rows } = await sql<MomentRow>`${shown(uid)} WHERE moment.id = ${id}`.execute(db)
  return rows[0] ?? null
}

const shown = (uid: number) => sql`
  SELECT moment.*, ${AUTHOR}, ${reactionsTo('moment', uid)}
  FROM moment JOIN account ON account.id = moment.account_id AND account.status = 1 AND moment.is_on`
