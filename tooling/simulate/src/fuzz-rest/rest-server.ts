import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Caller } from '@org/api-client/contract'
import { startPostgres } from '@org/server/postgres'
import { makeRestWorld, type RestWorld, type Visitor } from '@org/server/rest-world'
import { pino } from 'pino'

export interface RestServer {
  readonly url: string
  readonly world: RestWorld
  /** A caller in a new session, who holds the role that a row needs. */
  enter(needs: Caller): Promise<Visitor>
  /** What the server has logged as a warning or worse since the last call. */
  takeLog(): string[]
  stop(): Promise<void>
}

/** The whole server on a real PostgreSQL, with what the records of the authorisation matrix name. */
export const startRestServer = async (): Promise<RestServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-rest-'))
  const postgres = await startPostgres({ dir: join(folder, 'database', 'postgres'), password: 'fuzz', durable: false })
  const logged: string[] = []
  const log = pino({ level: 'warn', base: null }, { write: (line: string) => void logged.push(line) })
  const world = await makeRestWorld({ databaseUrl: postgres.url, trustedProxies: 1, log })
  const { server, actors, anchorID } = world
  const holders: Readonly<Record<Caller, string>> = {
    anyone: actors.member.userID,
    guest: actors.guest.userID,
    member: actors.member.userID,
    vip: String(anchorID),
    master: String(anchorID),
    anchor: String(anchorID),
    manager: String(anchorID),
  }
  return {
    url: server.url,
    world,
    enter: async (needs) => {
      // Each accepted call has changed rows, which the journal would keep.
      await world.journal()
      return world.enterAgain(holders[needs])
    },
    takeLog: () => logged.splice(0),
    stop: async () => {
      await server.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
