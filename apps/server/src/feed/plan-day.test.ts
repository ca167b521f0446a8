import { expect, it } from 'vitest'
import { bootForTest } from '../../test/boot'
import { planDay } from './plan-day'

const DAY = 20_790
const settings = { seed: 'a', speed: 1 }

const bootWithDay = async () => {
  const { context } = await bootForTest({ feed: 'imports' })
  const { db } = context
  const plan = () => planDay(context, { settings, day: DAY }, () => false)
  await plan()
  const matches = () => db.selectFrom('match').select(['id', 'home_id', 'away_id']).orderBy('id').execute()
  return { db, plan, matches }
}

it('A day whose planning was interrupted is completed', async () => {
  const { db, plan, matches } = await bootWithDay()
  const all = await matches()
  await db
    .deleteFrom('match')
    .where('id', '>', all[100]?.id ?? 0)
    .execute()
  await plan()
  expect(await matches()).toEqual(all)
})

it('A day that an earlier version has planned with other pairs keeps its matches', async () => {
  const { db, plan, matches } = await bootWithDay()
  const all = await matches()
  await db
    .deleteFrom('match')
    .where('id', '>', all[100]?.id ?? 0)
    .execute()
  const [first, second] = all
  await db
    .updateTable('match')
    .set({ away_id: second?.away_id ?? 0 })
    .where('id', '=', first?.id ?? 0)
    .execute()
  const stored = await matches()
  await plan()
  expect(await matches()).toEqual(stored)
})
