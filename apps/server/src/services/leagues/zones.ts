import type { StandingZone } from '@org/api-client/contract'

/** From place to place, both included; negative ones count from the end of the table. */
type Zone = readonly [zone: StandingZone, from: number, to: number]

const UEFA: readonly Zone[] = [
  ['champions', 1, 4],
  ['europa', 5, 5],
  ['conference', 6, 6],
]

/** The two countries with the best season in Europe have one place more. */
const UEFA_FIVE: readonly Zone[] = [
  ['champions', 1, 5],
  ['europa', 6, 6],
  ['conference', 7, 7],
]

/** Seasons whose zones differ, by the id of the competition. */
const SEASONS: Readonly<Record<number, Readonly<Record<string, readonly Zone[]>>>> = {
  1010: { '2024/25': [...UEFA_FIVE, ['relegation', -3, -1]] },
  1030: { '2024/25': [...UEFA_FIVE, ['relegation', -3, -1]] },
}

/** By the id of the competition, in the rules of 2025/26 without places that cups move. Others have no zones. */
const LEAGUES: Readonly<Record<number, readonly Zone[]>> = {
  1010: [...UEFA, ['relegation', -3, -1]],
  1020: [
    ['promotion', 1, 2],
    ['promotion_playoff', 3, 6],
    ['relegation', -3, -1],
  ],
  1030: [...UEFA, ['relegation', -3, -1]],
  1040: [...UEFA, ['relegation_playoff', -3, -3], ['relegation', -2, -1]],
  1050: [...UEFA, ['relegation', -3, -1]],
  1060: [...UEFA, ['relegation_playoff', -3, -3], ['relegation', -2, -1]],
  1070: [
    ['libertadores', 1, 6],
    ['sudamericana', 7, 12],
    ['relegation', -4, -1],
  ],
  1080: [
    ['promotion', 1, 4],
    ['relegation', -4, -1],
  ],
  1090: [
    ['asia', 1, 3],
    ['relegation', -2, -1],
  ],
  1100: [
    ['asia', 1, 3],
    ['relegation', -3, -1],
  ],
  1110: [
    ['promotion', 1, 2],
    ['promotion_playoff', 3, 6],
    ['relegation', -3, -1],
  ],
}

const GROUP: readonly Zone[] = [['advance', 1, 2]]

/** What the places of a table with some number of teams lead to. A table that is shorter than its zones has none. */
export const zonesOf = ({
  competitionId,
  season,
  isGroup,
  teams,
}: {
  competitionId: number
  season: string
  isGroup: boolean
  teams: number
}): ((place: number) => StandingZone | null) => {
  const zones = isGroup ? GROUP : (SEASONS[competitionId]?.[season] ?? LEAGUES[competitionId] ?? [])
  const fromEnd = (place: number) => (place > 0 ? place : teams + 1 + place)
  const taken = zones.reduce((sum, [, from, to]) => sum + 1 + to - from, 0)
  return (place) =>
    taken > teams ? null : (zones.find(([, from, to]) => place >= fromEnd(from) && place <= fromEnd(to))?.[0] ?? null)
}
