import { getMasterRank, getPlans } from '@org/api-client/contract'
import { expect, it } from 'vitest'
import { apiOf } from '../../../test/people'
import { planWorld, settleAllPlans } from '../../../test/plan-world'
import { storedMatch } from '../../../test/stored-match'
import { addMatches } from '../../store/matches/save-matches'
import { seedDemoRooms } from '../live/seed-demo-rooms'
import { openDemoPlans } from './open-demo-plans'

it('masters of the demonstration publish about the next match once, and are ranked by the last ones from the start', async () => {
  const { server } = await planWorld()
  const { context } = server
  const { db } = context
  await db.updateTable('installation').set({ shows_simulation: true }).execute()
  const past = Array.from({ length: 12 }, (_none, at) => {
    const played = storedMatch({
      id: at + 1,
      kickoff: `2026-06-${String(at + 1).padStart(2, '0')}T16:00:00Z`,
      status: 8,
    })
    return {
      ...played,
      origin: 'simulation',
      natural_key: `past ${at}`,
      state: { ...played.state, home_score: at % 2 },
    }
  })
  await addMatches(db, past)
  const odds = JSON.stringify({ home: 1.5, draw: 4, away: 6 })
  await db.updateTable('match').set({ odds, settled: true }).where('origin', '=', 'simulation').execute()
  await openDemoPlans(context)
  expect(await db.selectFrom('plan').select('id').execute(), 'before there are anchors').toEqual([])
  await seedDemoRooms(context)
  await openDemoPlans(context)
  await openDemoPlans(context)
  await settleAllPlans(server)
  for (const lang of ['cn', 'pt-br'] as const) {
    const guest = apiOf(server, { lang })
    const { list } = await guest.call(getPlans, { type: 'hot' })
    expect(list.map(({ result }) => result)).toEqual([null, null])
    expect(list[0]?.title).toMatch(lang === 'cn' ? '演示方案' : 'Palpite de demonstração')
    const ranked = (await guest.call(getMasterRank, { type: 'hit' })).list
    expect(ranked.map(({ settled, won }) => [settled, won])).toEqual([
      [12, 6],
      [12, 6],
    ])
  }
})
