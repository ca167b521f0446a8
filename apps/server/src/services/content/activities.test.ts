import { expect, it } from 'vitest'
import { systemClock } from '../../adapters/system-clock'
import type { Context } from '../context'
import { joinActivity } from './activities'

it('those who join one activity at once wait for each other in the process, as they lock its row', () => {
  const context = { clock: systemClock } as Context
  const lanes = [1, 1, 2].map((id) => joinActivity(context, { site: '', uid: 7 }, id, 'zh').lane)
  expect(lanes).toEqual(['activity:1', 'activity:1', 'activity:2'])
})
