import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'

it('a database that disappears during a transaction fails only the statements that need it', async () => {
  const { db } = (await bootForTest()).context
  const transaction = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx)
    const pid = rows[0]?.pid
    await sql`SELECT pg_terminate_backend(${pid})`.execute(db)
    // No query is running while the connection breaks; an unhandled error event would end the process.
    const connections = async () =>
      (await sql`SELECT 1 FROM pg_stat_activity WHERE pid = ${pid}`.execute(db)).rows.length
    await expect.poll(connections).toBe(0)
    await sql`SELECT 1`.execute(trx)
  })
  await expect(transaction).rejects.toThrow()
  expect((await sql<{ one: number }>`SELECT 1 AS one`.execute(db)).rows).toEqual([{ one: 1 }])
})
