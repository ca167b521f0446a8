import { instant, formatTime } from '@org/domain'
import { expect, it } from 'vitest'
import { placeLines } from './place-lines'

const NOON = new Date(2026, 10, 21, 12).getTime() / 1000
const DAY = 86_400
const linesOf = (kickoff: number, isWaiting: boolean) =>
  placeLines({ kickoff, isWaiting, venue: 'Arena', now: instant(NOON), lang: 'pt-br' })

it.each([
  ['in play today', NOON - 600, false, [formatTime(NOON - 600), 'Arena']],
  ['finished yesterday', NOON - DAY, false, [`20/11 · ${formatTime(NOON)}`, 'Arena']],
  ['later today', NOON + 600, true, ['Arena']],
  ['tomorrow', NOON + DAY, true, ['22/11', 'Arena']],
])('shows for a match %s the lines that its head does not show', (_, kickoff, isWaiting, lines) => {
  expect(linesOf(kickoff, isWaiting)).toEqual(lines)
})
