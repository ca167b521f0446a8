import type { Database } from '@org/server/core'
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import { SimConnection, TRANSACTION, type Rows } from './sim-connection'

/** Hooks between a server and its database. Each resolves when the query may continue. */
export interface StoreWay {
  /** Before the query runs. */
  there(): Promise<void>
  /** After it has run; a crash in between drops the result. */
  back(sql: string): Promise<void>
  /** A seeded bug: messages are reported as stored, and stored when this calls back. */
  readonly commitLater?: (commit: () => void) => void
}

/**
 * When the connections to the database break: at once, or before or after it stores the next message. Waiting queries
 * get no result.
 */
export type DatabaseDeath = 'now' | 'commit' | 'answer'

/** The error that servers get then. */
export const DATABASE_GONE = 'The simulated database is gone.'

/**
 * One connection to a real PostgreSQL, shared by all servers of the simulation: queries run one after the other, in the
 * order they came.
 */
export class SimStore {
  /** Statements so far. */
  queries = 0
  private running = 0
  private whenIdle: (() => void)[] = []
  private last: Promise<unknown> = Promise.resolve()
  /** The server in a transaction; no other server's queries run meanwhile. */
  private owner: object | null = null
  private waiting: (() => void)[] = []
  /** When the database goes away next, and what happens then. */
  private dying: { readonly at: DatabaseDeath; readonly onDead: () => void } | null = null
  private isAway = false
  /** Counts how often it went away: earlier queries get no result. */
  private deaths = 0
  /** Who was in a transaction then: nothing it goes on to ask for runs. */
  private readonly broken = new WeakSet<object>()

  private constructor(private readonly connection: SimConnection) {}

  static async open(url: string): Promise<SimStore> {
    return new SimStore(await SimConnection.open(url))
  }

  async close(): Promise<void> {
    await this.connection.close()
  }

  /** Straight to the database, for setting up and looking. */
  async direct<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return (await this.run(sql, parameters)).rows as Row[]
  }

  /** Resolves when no query runs, and what their answers have brought about has settled. */
  async settled(): Promise<void> {
    for (;;) {
      await new Promise<void>((resolve) => void setImmediate(resolve))
      if (this.running === 0) return
      await new Promise<void>((resolve) => void this.whenIdle.push(resolve))
    }
  }

  /** Lets the database go away: `onDead` is called when it has. */
  dieAt(at: DatabaseDeath, onDead: () => void): void {
    this.dying = { at, onDead }
    this.dies('now')
  }

  /** Makes it available until the end. */
  comeBack(): void {
    this.dying = null
    this.isAway = false
  }

  private dies(at: DatabaseDeath): boolean {
    if (this.dying?.at !== at) return false
    const { onDead } = this.dying
    this.dying = null
    this.isAway = true
    this.deaths += 1
    if (this.owner !== null) {
      this.broken.add(this.owner)
      void this.run('ROLLBACK', [])
      this.release()
    }
    onDead()
    return true
  }

  /** The database as one server sees it. `crash` drops its open transactions and no longer returns results. */
  connect(way: StoreWay): { readonly db: Kysely<Database>; readonly crash: () => Promise<void> } {
    const server = { isDown: false }
    const clients = new Set<object>()
    const never = () => new Promise<never>(() => {})

    const query = async (client: object, sql: string, parameters: readonly unknown[]): Promise<Rows> => {
      await way.there()
      while (this.owner !== null && this.owner !== client)
        await new Promise<void>((resolve) => void this.waiting.push(resolve))
      if (server.isDown) return never()
      const isAppend = sql.includes('append_batch')
      if (this.isAway || this.broken.has(client) || (isAppend && this.dies('commit'))) throw new Error(DATABASE_GONE)
      const { deaths } = this
      if (TRANSACTION.begins.test(sql)) this.owner = client
      const rows = await (way.commitLater !== undefined && isAppend
        ? this.answerAhead(sql, parameters, way.commitLater, server)
        : this.run(sql, parameters))
      if (this.owner === client && TRANSACTION.ends.test(sql)) this.release()
      if (isAppend) this.dies('answer')
      await way.back(sql)
      if (server.isDown) return never()
      if (deaths !== this.deaths) throw new Error(DATABASE_GONE)
      return rows
    }

    const makeClient = (): PostgresPoolClient => {
      const client = {}
      clients.add(client)
      return {
        // Kysely asks for cursors only when it streams, which the server does not.
        query: ((sql: string, parameters: readonly unknown[]) =>
          query(client, sql, parameters)) as PostgresPoolClient['query'],
        release: () => void clients.delete(client),
      }
    }

    const pool = { connect: () => Promise.resolve(makeClient()), end: () => Promise.resolve() }
    return {
      db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
      crash: async () => {
        server.isDown = true
        const { owner } = this
        if (owner === null || !clients.has(owner)) return
        await this.run('ROLLBACK', [])
        // Its COMMIT may have been on the way, and another server's transaction begun since.
        if (this.owner === owner) this.release()
      },
    }
  }

  private async answerAhead(
    sql: string,
    parameters: readonly unknown[],
    commitLater: (commit: () => void) => void,
    server: { readonly isDown: boolean },
  ): Promise<Rows> {
    const [, rows] = await Promise.all([this.run('BEGIN', []), this.run(sql, parameters), this.run('ROLLBACK', [])])
    commitLater(() => {
      if (!server.isDown) void this.run(sql, parameters)
    })
    return rows
  }

  private release(): void {
    this.owner = null
    const { waiting } = this
    this.waiting = []
    for (const resume of waiting) resume()
  }

  private run(sql: string, parameters: readonly unknown[]): Promise<Rows> {
    this.queries += 1
    this.running += 1
    const result = this.last.then(() => this.connection.run(sql, parameters))
    this.last = result
      .catch(() => {})
      .finally(() => {
        this.running -= 1
        if (this.running > 0) return
        const { whenIdle } = this
        this.whenIdle = []
        for (const resume of whenIdle) resume()
      })
    return result
  }
}
