import { numbersParser } from '@org/server/core'
import pg from 'pg'
import { isRead, SimTables } from './sim-tables'

export interface Rows {
  readonly command: string
  readonly rowCount: number
  readonly rows: unknown[]
}

/** What begins and ends transactions. Kysely begins one with an isolation level, as that of a sync, by the second. */
export const TRANSACTION = { begins: /^\s*(begin|start transaction)/i, ends: /^\s*(commit|rollback)/i }

/**
 * The one connection to the database of a simulation. Nothing else changes that database, so a read that is repeated
 * before its tables change has the same rows, and a transaction begins with its first change: most statements are what
 * servers ask again and again, and need no database.
 */
export class SimConnection {
  /** What was read since the last change. */
  private readonly read = new Map<string, Promise<Rows>>()
  /** The keys of reads by their tables. */
  private readonly readers = new Map<string, Set<string>>()
  private readonly names = new Map<string, string>()
  /** The statement that begins a transaction, until its first change. */
  private beginning: string | null = null
  /** What the transaction has changed. */
  private readonly changed = new Set<string>()

  private constructor(
    private readonly client: pg.Client,
    private readonly tables: SimTables,
  ) {}

  static async open(url: string): Promise<SimConnection> {
    const client = new pg.Client({ connectionString: url, types: { getTypeParser: numbersParser } })
    await client.connect()
    await client.query("SET plan_cache_mode = 'force_generic_plan'")
    return new SimConnection(client, await SimTables.open(client))
  }

  async close(): Promise<void> {
    await this.client.end()
  }

  async run(sql: string, parameters: readonly unknown[]): Promise<Rows> {
    if (isRead(sql)) return this.readOnce(sql, parameters)
    if (TRANSACTION.begins.test(sql)) {
      this.beginning = sql
      return NOTHING
    }
    if (TRANSACTION.ends.test(sql)) return this.end(sql)
    if (this.beginning !== null) await this.query(this.beginning, [])
    this.beginning = null
    const rows = await this.query(sql, parameters)
    if (rows.rowCount > 0 || !/^\s*(insert|update|delete)\b/i.test(sql)) this.forget(this.tables.of(sql))
    return rows
  }

  private readOnce(sql: string, parameters: readonly unknown[]): Promise<Rows> {
    if (this.read.size > READS_MAX) this.forget(new Set(this.readers.keys()))
    const key = JSON.stringify([sql, parameters])
    const known = this.read.get(key)
    if (known !== undefined) return known
    const rows = this.query(sql, parameters)
    this.read.set(key, rows)
    for (const table of this.tables.of(sql)) {
      const readers = this.readers.get(table) ?? new Set()
      this.readers.set(table, readers.add(key))
    }
    return rows
  }

  private async end(sql: string): Promise<Rows> {
    const isUnchanged = this.beginning !== null
    this.beginning = null
    if (isUnchanged) return NOTHING
    const rows = await this.query(sql, [])
    this.forget(new Set(this.changed))
    this.changed.clear()
    return rows
  }

  private forget(tables: ReadonlySet<string>): void {
    for (const table of tables) {
      this.changed.add(table)
      for (const key of this.readers.get(table) ?? []) this.read.delete(key)
      this.readers.delete(table)
    }
  }

  private async query(sql: string, parameters: readonly unknown[]): Promise<Rows> {
    // Prepared once: to plan a statement takes the database longer than to run it on a few rows.
    const name = parameters.length === 0 ? undefined : this.nameOf(sql)
    const { command, rowCount, rows } = await this.client.query<Record<string, unknown>>({
      name,
      text: sql,
      values: [...parameters],
    })
    return { command, rowCount: rowCount ?? 0, rows }
  }

  private nameOf(sql: string): string {
    const name = this.names.get(sql) ?? `statement_${this.names.size}`
    this.names.set(sql, name)
    return name
  }
}

const NOTHING: Rows = { command: '', rowCount: 0, rows: [] }

/** What was read for earlier schedules is of no use. */
const READS_MAX = 5_000
