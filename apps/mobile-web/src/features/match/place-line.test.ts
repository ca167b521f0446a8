import { formatTime } from '@org/domain'
import { expect, it } from 'vitest'
import { placeLine } from './place-line'

const NOON = new Date(2026, 10, 21, 12).getTime() / 1000
const DAY = 86_400
const lineOf = (kickoff: number, isWaiting: boolean) =>
  placeLine({ kickoff, isWaiting, venue: 'Arena', now: NOON, lang: 'pt-br' })

it.each([
  ['in play today', NOON - 600, false, `${formatTime(NOON - 600)} · Arena`],
  ['finished yesterday', NOON - DAY, false, `20/11 · ${formatTime(NOON)} · Arena`],
  ['later today', NOON + 600, true, 'Arena'],
  ['tomorrow', NOON + DAY, true, '22/11 · Arena'],
])('says of a match %s what does not stand over it', (_, kickoff, isWaiting, line) => {
  expect(lineOf(kickoff, isWaiting)).toBe(line)
})
