import type pg from 'pg'

/** Every change moves it. */
const SNAPSHOT = 'pg_current_snapshot'

/** Which tables statements read or change, also by the functions and triggers of the database. */
export class SimTables {
  private readonly found = new Map<string, ReadonlySet<string>>()

  private constructor(
    private readonly tables: ReadonlySet<string>,
    /** What the functions and the triggers of tables do, by their names. */
    private readonly code: ReadonlyMap<string, string>,
  ) {}

  static async open(client: pg.Client): Promise<SimTables> {
    const tables = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    )
    const code = await client.query<{ name: string; text: string }>(
      `SELECT proname AS name, prosrc AS text FROM pg_proc WHERE pronamespace = 'public'::regnamespace
       UNION ALL SELECT relname, string_agg(proname, ' ') FROM pg_trigger
         JOIN pg_class ON pg_class.oid = tgrelid JOIN pg_proc ON pg_proc.oid = tgfoid
         WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal GROUP BY relname
       UNION ALL SELECT theirs.relname, string_agg(own.relname, ' ') FROM pg_constraint
         JOIN pg_class AS own ON own.oid = conrelid JOIN pg_class AS theirs ON theirs.oid = confrelid
         WHERE confdeltype <> 'a' GROUP BY theirs.relname`,
    )
    const all = new Map<string, string>()
    for (const { name, text } of code.rows) all.set(name, `${all.get(name) ?? ''} ${text}`)
    return new SimTables(new Set(tables.rows.map(({ name }) => name)), all)
  }

  /** Reads of the snapshot count as reads of a table that every statement changes. */
  of(sql: string): ReadonlySet<string> {
    const known = this.found.get(sql)
    if (known !== undefined) return known
    const found = new Set<string>([SNAPSHOT])
    if (isRead(sql) && !sql.includes(SNAPSHOT)) found.clear()
    const seen = new Set<string>()
    const look = (text: string): void => {
      for (const word of new Set(text.match(/\w+/g))) {
        if (seen.has(word)) continue
        seen.add(word)
        if (this.tables.has(word)) found.add(word)
        const code = this.code.get(word)
        if (code !== undefined) look(code)
      }
    }
    look(sql)
    this.found.set(sql, found)
    return found
  }
}

/** Statements that change nothing. */
export const isRead = (sql: string): boolean => /^\s*select\b(?!.*\bappend_batch\b)/is.test(sql)
