import { instant } from '@org/domain'
import { expect, it } from 'vitest'
import { isQuiet } from './quiet-hours'

const at = (iso: string) => instant(Date.parse(iso) / 1_000)
const hours = (quiet_from: string, quiet_to: string, zone = 'America/Sao_Paulo') => ({ quiet_from, quiet_to, zone })

it.each([
  // São Paulo is three hours behind.
  ['2026-11-29T01:59:59Z', '23:00', '07:30', false],
  ['2026-11-29T02:00:00Z', '23:00', '07:30', true],
  ['2026-11-29T10:29:59Z', '23:00', '07:30', true],
  ['2026-11-29T10:30:00Z', '23:00', '07:30', false],
  ['2026-11-29T15:00:00Z', '12:00', '13:00', true],
  ['2026-11-29T16:00:00Z', '12:00', '13:00', false],
  ['2026-11-29T03:00:00Z', '00:00', '00:00', false],
])('at %s it is quiet from %s to %s in São Paulo: %s', (moment, from, to, quiet) => {
  expect(isQuiet(at(moment), hours(from, to))).toBe(quiet)
})

it('quiet hours are those of their zone', () => {
  expect(isQuiet(at('2026-11-29T16:00:00Z'), hours('23:00', '07:30', 'Asia/Shanghai'))).toBe(true)
  expect(isQuiet(at('2026-11-29T16:00:00Z'), hours('23:00', '07:30', 'Europe/Lisbon'))).toBe(false)
})
