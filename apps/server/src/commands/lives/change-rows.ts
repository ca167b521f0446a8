import type { Transaction } from 'kysely'
import type { Database } from '../../store/schema'
import { lockedRow, type Row, type Rows } from '../admin/locked-row'

const ROWS = {
  category: { table: 'live_category' },
  anchor: {
    table: 'account',
    columns: ['id', 'nick_name', 'nick_name_pt', 'status', 'is_anchor', 'anchor_level', 'signature', 'signature_pt'],
  },
  room: { table: 'live_room', key: 'anchor_id' },
  stream: { table: 'live_stream' },
} as const satisfies Readonly<Record<string, Rows>>

/** A row that a command has changed. */
export interface Noted {
  readonly noun: keyof typeof ROWS | 'manager'
  readonly id: number
  readonly before: Row | null
  readonly after: Row | null
}

type Named = readonly [noun: keyof typeof ROWS, id: number]

/** Locks the rows in the order of anchor, room, stream, lets the command change them, and returns those that it has changed. */
export const changeRows = async (
  db: Transaction<Database>,
  named: readonly Named[],
  change: (...rows: (Row | null)[]) => Promise<unknown>,
): Promise<Noted[]> => {
  const read = async () => {
    const rows: (Row | null)[] = []
    for (const [noun, id] of named) rows.push(await lockedRow(db, ROWS[noun], id))
    return rows
  }
  const before = await read()
  await change(...before)
  const after = await read()
  return named
    .map(([noun, id], place) => ({ noun, id, before: before[place] ?? null, after: after[place] ?? null }))
    .filter((row) => JSON.stringify(row.before) !== JSON.stringify(row.after))
}

export const addedRow = async (db: Transaction<Database>, [noun, id]: Named): Promise<Noted> => ({
  noun,
  id,
  before: null,
  after: await lockedRow(db, ROWS[noun], id),
})
