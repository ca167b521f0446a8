import { expect, it } from 'vitest'
import { shortDay } from './short-day'

it('orders month and day by language', () => {
  expect([shortDay('2026-11-05', 'cn'), shortDay('2026-11-05', 'pt-br')]).toEqual(['11-05', '05/11'])
})
