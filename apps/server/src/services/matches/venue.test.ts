import { SPORT } from '@org/domain'
import { expect, it } from 'vitest'
import type { MatchRow } from '../../store/matches/matches'
import { venueIn } from './venue'

const at = (venue: string) =>
  ({ origin: 'import', venue, sport_id: SPORT.football, home: {} as MatchRow['home'] }) as const

it.each([
  ['Estadio Azteca, Mexico City', '墨西哥城阿兹特克体育场', 'Estadio Azteca, Cidade do México'],
  ['SoFi Stadium, Los Angeles (Inglewood)', '洛杉矶SoFi体育场', 'SoFi Stadium, Los Angeles (Inglewood)'],
  ['Prague', '布拉格', 'Praga'],
  ['Old Trafford', 'Old Trafford', 'Old Trafford'],
  ['', '', ''],
])('names the venue %s in both languages', (venue, zh, pt) => {
  expect(venueIn(at(venue), 'zh')).toBe(zh)
  expect(venueIn(at(venue), 'pt-BR')).toBe(pt)
})
