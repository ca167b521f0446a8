import { expect, it } from 'vitest'
import { systemClock } from '../../adapters/system-clock'
import { takeCoupon } from './coupons'

it('those who take of one drop at once wait for each other in the process, as they lock its row', () => {
  const reader = { uid: 7, lang: 'zh' } as const
  const lanes = [{ id: 4 }, { code: ' gol2026' }, { code: 'GOL2026' }].map(
    (drop) => takeCoupon({ clock: systemClock }, reader, drop).lane,
  )
  expect(lanes).toEqual(['drop:4', 'drop:GOL2026', 'drop:GOL2026'])
})
