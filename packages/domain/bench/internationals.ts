import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY_SECONDS, type OutcomeChances, type PastResult } from '../src/index'

/** A result with its tournament, which the Elo reference weighs. */
export interface International extends PastResult {
  tournament: string
}

const FILE = join(import.meta.dirname, '../../../../shared/data/football/internationals/results.csv')

/**
 * All results of national teams since 1872, in order of date; null where the data does not stand beside the project.
 * Data: martj42/international_results, CC0-1.0.
 */
export const readInternationals = (): International[] | null => {
  if (!existsSync(FILE)) return null
  const [, ...lines] = readFileSync(FILE, 'utf8').trim().split('\n')
  return lines.flatMap((line) => {
    const [date = '', home = '', away = '', homeGoals = '', awayGoals = '', tournament = '', , , neutral = ''] =
      cells(line)
    const result = {
      home,
      away,
      home_goals: Number.parseInt(homeGoals, 10),
      away_goals: Number.parseInt(awayGoals, 10),
      at: day(date),
      neutral: neutral.trim() === 'TRUE',
      weight: 1,
      tournament,
    }
    return Number.isInteger(result.home_goals) && Number.isInteger(result.away_goals) ? [result] : []
  })
}

/** Splits a line of CSV; a cell in quotes may hold commas. */
const cells = (line: string) =>
  [...line.matchAll(/(?:"([^"]*)"|([^,]*))(?:,|$)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')

/** The first second of a day in UTC: the data has days only. */
export const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000

export const daysLater = (at: number, days: number) => at + days * DAY_SECONDS

export const outcomeOf = ({ home_goals, away_goals }: PastResult): keyof OutcomeChances => {
  if (home_goals === away_goals) return 'draw'
  return home_goals > away_goals ? 'home' : 'away'
}
