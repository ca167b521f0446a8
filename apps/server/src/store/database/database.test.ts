import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'

it('a database that disappears during a transaction fails only the statements that need it', async () => {
  const { db } = (await bootForTest()).context
  const transaction = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx)
    await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(db)
    // No query is running while the connection breaks; an unhandled error event would end the process.
    await sleep(200)
    await sql`SELECT 1`.execute(trx)
  })
  await expect(transaction).rejects.toThrow()
  expect((await sql<{ one: number }>`SELECT 1 AS one`.execute(db)).rows).toEqual([{ one: 1 }])
})
