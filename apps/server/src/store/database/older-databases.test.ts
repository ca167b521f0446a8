import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { createDatabase } from '../../../test/boot'
import { BASELINE, migrations } from '../migrations'
import { openDatabase } from './database'
import { migrate } from './migrate'
import { MIGRATOR_LOCK } from './older-databases'

/** A database with the tables of the baseline and a row, in which `count` migrations from before it have run. */
const databaseBefore = async (count: number) => {
  const { url, drop } = await createDatabase('template1')
  onTestFinished(drop)
  const open = () => {
    const db = openDatabase(url)
    onTestFinished(() => db.destroy())
    return db
  }
  const db = open()
  await migrations[BASELINE]?.up(db)
  await sql`INSERT INTO site_host (host, site) VALUES ('m.example', 'kqb')`.execute(db)
  await sql`
    CREATE TABLE kysely_migration (name varchar(255) PRIMARY KEY, timestamp varchar(255) NOT NULL);
    INSERT INTO kysely_migration
    SELECT '20261122-' || n, '2026-11-22T12:00:00.000Z' FROM generate_series(1, ${sql.lit(count - 1)}) AS n;
    INSERT INTO kysely_migration VALUES ('20261130-search-titles', '2026-11-30T12:00:00.000Z');
  `.execute(db)
  const ran = async () => {
    const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db)
    return rows.map(({ name }) => name)
  }
  const hosts = () => db.selectFrom('site_host').select('host').execute()
  return { db, open, ran, hosts }
}

it('the baseline sorts before all other migrations, which change its tables', () => {
  expect(Object.keys(migrations).sort()[0]).toBe(BASELINE)
})

it('a database in which all migrations before the baseline have run keeps its rows and gets later migrations', async () => {
  const { db, ran, hosts } = await databaseBefore(120)
  await migrate(db)
  expect(await ran()).toEqual(Object.keys(migrations).sort())
  expect(await hosts()).toEqual([{ host: 'm.example' }])
})

it('an older database is refused with what to do, and nothing in it changes', async () => {
  const { db, ran, hosts } = await databaseBefore(119)
  const before = await ran()
  await expect(migrate(db)).rejects.toThrow(
    'The tables of this database are those of an older version (119 migrations, the newest is 20261130-search-titles). ' +
      'Start the last version of 29 November 2026 on it once, then this one. Or start over: ',
  )
  expect(await ran()).toEqual(before)
  expect(await hosts()).toEqual([{ host: 'm.example' }])
})

it('two processes may start at once on such a database', async () => {
  const { db, open, ran } = await databaseBefore(120)
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
      WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted
    `.execute(db)
    return rows[0]?.count
  }
  const starts = await db.connection().execute(async (holder) => {
    await sql`SELECT pg_advisory_lock(${sql.lit(MIGRATOR_LOCK)})`.execute(holder)
    const both = [migrate(open()), migrate(open())]
    await expect.poll(waiting).toBe(2)
    await sql`SELECT pg_advisory_unlock(${sql.lit(MIGRATOR_LOCK)})`.execute(holder)
    return both
  })
  await Promise.all(starts)
  expect(await ran()).toEqual(Object.keys(migrations).sort())
})
