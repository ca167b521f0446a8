import { createApiClient, type ApiClient } from '@org/api-client'
import { onTestFinished } from 'vitest'
import { hashToken } from '../src/services/auth/viewer'
import { openDatabase } from '../src/store/database/database'
import { createAccount } from '../src/store/identity/accounts'
import { createSession } from '../src/store/identity/sessions'
import { newFolder } from './data-folder'
import { startProcess } from './process'

const LOST = new Set(['NETWORK', 'TIMEOUT'])

/** A server over a database, which is killed after so many answers of `answerTo` and starts again. */
export const killedServer = async (database: string, killedAfter: readonly number[]) => {
  const db = openDatabase(database)
  onTestFinished(() => db.destroy())
  const env = { DATABASE_URL: database, DATA_DIR: newFolder(), PORT: '0', RATE_LIMITS: 'off' }
  let running = startProcess(env)
  let address = running.url
  await address

  let answers = 0
  const kills = [...killedAfter]
  const countAnswer = () => {
    answers += 1
    if (answers !== kills[0]) return
    kills.shift()
    running.child.kill('SIGKILL')
    address = running.ended.then(() => {
      running = startProcess(env)
      return running.url
    })
  }

  return {
    db,
    /** The kills to come. */
    kills,

    newMember: async (name: string): Promise<number> => {
      const named = { account: name, nickName: name, inviteCode: name }
      const account = await createAccount(db, { ...named, passwordHash: null, avatar: '', now: 1 })
      const uid = account?.id ?? 0
      await createSession(db, { tokenHash: hashToken(`token${uid}`), uid, now: 1, expiresAt: 4_000_000_000 })
      return uid
    },

    /** A member's call, made again until the server answers it. Throws the error of a refusal. */
    answerTo: async <Reply>(uid: number, send: (call: ApiClient['call']) => Promise<Reply>): Promise<Reply> => {
      for (;;) {
        const url = await address
        const { call } = createApiClient({ host: () => url, common: () => ({ uid, token: `token${uid}` }) })
        try {
          const reply = await send(call)
          countAnswer()
          return reply
        } catch (error) {
          if (LOST.has((error as { errorName?: string }).errorName ?? '')) continue
          countAnswer()
          throw error
        }
      }
    },

    /** The gold of all purses, by owner. */
    purses: async (): Promise<ReadonlyMap<string, number>> => {
      const rows = await db
        .selectFrom('ledger_account')
        .select(['owner', 'balance'])
        .where('asset', '=', 'gold')
        .execute()
      return new Map(rows.map(({ owner, balance }) => [owner, balance]))
    },

    /** The sums of all entries, by owner. */
    booked: async (): Promise<ReadonlyMap<string, number>> => {
      const rows = await db
        .selectFrom('ledger_entry')
        .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.account_id')
        .select(['owner', ({ fn }) => fn.sum<number>('amount').as('sum')])
        .groupBy('owner')
        .execute()
      return new Map(rows.map(({ owner, sum }) => [owner, Number(sum)]))
    },
  }
}
