import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { createDatabase } from '../../../test/boot'
import { openDatabase } from '../database/database'
import { migrations } from './index'

it('takes the name and the picture of an operator out of the notices that have them', async () => {
  const { url, drop } = await createDatabase('template1')
  const db = openDatabase(url)
  onTestFinished(async () => {
    await db.destroy()
    await drop()
  })
  const names = Object.keys(migrations).toSorted()
  const last = names.indexOf('20261202-notice-names')
  for (const name of names.slice(0, last)) await migrations[name]?.up(db)
  const write = (seq: number, sender: string, details: object) =>
    sql`
      INSERT INTO message (conv_id, seq, sender, client_random, client_seq, time, body, details)
      VALUES ('c2c:1:2', ${seq}, ${sender}, ${seq}, 1, 1, '[]', ${JSON.stringify(details)}::json)`.execute(db)
  await write(1, '@TIM#SYSTEM', { nick: 'ana', avatar: '/ana.png', priority: 'High' })
  await write(2, '2', { nick: 'ana', avatar: '/ana.png', priority: 'Normal' })
  await migrations['20261202-notice-names']?.up(db)
  const rows = await db.selectFrom('message').select('details').orderBy('seq').execute()
  expect(rows.map(({ details }) => details)).toEqual([
    { nick: '', avatar: '', priority: 'High' },
    { nick: 'ana', avatar: '/ana.png', priority: 'Normal' },
  ])
})
