import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccount, loadConfig, signUserSig, startPostgres, systemClock } from '@org/server/core'
import { startServer } from '@org/server/server'
import type { Target } from './stage'

const PATIENCE_MS = 60_000

/** It refuses nothing because the machine is busy. */
const CALM = { lagMs: () => 0 }

export interface Embedded {
  readonly target: Target
  /** With which the app's back end signs. */
  readonly secret: string
  stop(): Promise<void>
}

/** The server of this repository on its embedded database, with three members and without rate limits. */
export const startEmbedded = async (): Promise<Embedded> => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
  const postgres = await startPostgres({
    dir: join(folder, 'database', 'postgres'),
    password: 'conformance',
    durable: false,
  })
  const config = loadConfig(
    { RATE_LIMITS: 'off', CHECK_REPLIES: '1', LOG_LEVEL: 'warn' },
    {
      host: '127.0.0.1',
      port: 0,
      dataDir: folder,
      databaseUrl: postgres.url,
      feed: 'off',
      demoAccounts: false,
      storybookRoot: null,
      // A busy machine would make the database cancel statements.
      databaseTimeoutSeconds: 60,
    },
  )
  let waitedMs = 0
  const clock = { ...systemClock, now: () => Date.now() + waitedMs }
  const server = await startServer(config, { clock, eventLoop: CALM })
  const { db } = server.context
  const now = () => Math.floor(clock.now() / 1_000)
  const member = async (name: string): Promise<string> => {
    const facts = { account: name, nickName: name, inviteCode: name, avatar: '/a.png', passwordHash: null, now: now() }
    return String((await createAccount(db, facts))?.id)
  }
  return {
    target: {
      server: {
        url: server.url.replace('http', 'ws'),
        sdkAppId: config.sdkAppId,
        sign: (userID) => signUserSig(config, userID, 86_400, now()),
      },
      members: [await member('ann'), await member('bob'), await member('cyd')],
      patienceMs: PATIENCE_MS,
      wait: async (ms) => {
        waitedMs += ms
      },
    },
    secret: config.secrets.userSig.keys[config.secrets.userSig.current] ?? '',
    stop: async () => {
      await server.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
