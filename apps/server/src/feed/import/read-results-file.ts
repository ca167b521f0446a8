import { daysBetween, isDay } from '@org/domain'
import { csvRows, type CsvRow } from './csv-rows'
import { FootballFileError } from './football-file-error'

/** A result of two national teams, with their names in the file. */
export interface FileResult {
  /** From 1970-01-01. */
  readonly day: number
  readonly home: string
  readonly away: string
  /** From 1: the same teams may play twice on a day. */
  readonly nth: number
  readonly home_score: number
  readonly away_score: number
  readonly tournament: string
  /** On a ground that is home to neither team. */
  readonly neutral: boolean
}

export interface FileShootout {
  readonly day: number
  readonly home: string
  readonly away: string
  readonly home_won_shootout: boolean
}

export type ResultsFile =
  | { readonly kind: 'results'; readonly content: readonly FileResult[] }
  | { readonly kind: 'shootouts'; readonly content: readonly FileShootout[] }

const RESULTS = 'date,home_team,away_team,home_score,away_score,tournament,city,country,neutral'
const SHOOTOUTS = 'date,home_team,away_team,winner,first_shooter'
const GOALS = 'date,home_team,away_team,team,scorer,minute,own_goal,penalty'

/** Whether a file is a table of results and not JSON. */
export const isResultsFile = (text: string): boolean => /^\uFEFF?date,home_team,/.test(text)

/** Reads the tables of international results strictly. Throws FootballFileError with file, line and reason. */
export const readResultsFile = (file: string, text: string): ResultsFile => {
  const [head, ...rows] = csvRows(file, text.replace(/^\uFEFF/, ''))
  const columns = head?.fields.join(',')
  if (columns === GOALS)
    throw new FootballFileError([`${file}:1: the goals of international results are not stored; leave this file out`])
  if (columns !== RESULTS && columns !== SHOOTOUTS)
    throw new FootballFileError([`${file}:1: expected the columns ${RESULTS} or ${SHOOTOUTS}`])
  const faults: string[] = []
  const seen = new Map<string, number>()
  const lines = new Map<string, number>()
  const content = rows.flatMap((row): (FileResult | FileShootout)[] => {
    const wrong = (reason: string) => void faults.push(`${file}:${row.line}: ${reason}`)
    if (row.fields.length !== head?.fields.length) {
      wrong(`${row.fields.length} columns instead of ${head?.fields.length}`)
      return []
    }
    const match = matchOf(row, wrong)
    if (!match) return []
    const key = `${match.day}|${match.home}|${match.away}`
    const nth = (seen.get(key) ?? 0) + 1
    seen.set(key, nth)
    const line = row.fields.join(',')
    const first = lines.get(line)
    if (first !== undefined) wrong(`the same as line ${first}`)
    lines.set(line, row.line)
    return columns === RESULTS ? resultOf(match, row, { nth, wrong }) : shootoutOf(match, row, wrong)
  })
  if (faults.length > 0) throw new FootballFileError(faults.slice(0, MOST_REASONS))
  // The columns decide which of both the rows are.
  return { kind: columns === RESULTS ? 'results' : 'shootouts', content } as ResultsFile
}

const MOST_REASONS = 20
const LONGEST_NAME = 120

type Wrong = (reason: string) => void
type FileMatch = Pick<FileResult, 'day' | 'home' | 'away'>

const matchOf = ({ fields: [date = '', home = '', away = ''] }: CsvRow, wrong: Wrong): FileMatch | null => {
  const day = isDay(date) ? daysBetween('1970-01-01', date) : null
  if (day === null) wrong(`a day that exists is expected, as 2026-06-14, instead of "${date}"`)
  for (const name of [home, away])
    if (name === '' || name.length > LONGEST_NAME) wrong(`a name of 1 to ${LONGEST_NAME} letters is expected`)
  if (home === away) wrong('a team cannot play against itself')
  return day === null ? null : { day, home, away }
}

const SCORE = /^\d{1,2}$/
/** A match that has not been played. */
const NO_SCORE = 'NA'

const resultOf = (
  match: FileMatch,
  { fields }: CsvRow,
  { nth, wrong }: { nth: number; wrong: Wrong },
): FileResult[] => {
  const [home_score = '', away_score = '', tournament = '', , , neutral] = fields.slice(3)
  if (home_score === NO_SCORE && away_score === NO_SCORE) return []
  for (const score of [home_score, away_score]) if (!SCORE.test(score)) wrong(`0 to 99 goals instead of "${score}"`)
  if (tournament === '' || tournament.length > LONGEST_NAME)
    wrong(`a tournament of 1 to ${LONGEST_NAME} letters is expected`)
  if (neutral !== 'TRUE' && neutral !== 'FALSE') wrong(`TRUE or FALSE for a neutral ground instead of "${neutral}"`)
  const scores = { home_score: Number(home_score), away_score: Number(away_score) }
  return [{ ...match, nth, ...scores, tournament, neutral: neutral === 'TRUE' }]
}

const shootoutOf = (match: FileMatch, { fields: [, , , winner] }: CsvRow, wrong: Wrong): FileShootout[] => {
  if (winner !== match.home && winner !== match.away) wrong(`the winner "${winner}" did not play`)
  return [{ ...match, home_won_shootout: winner === match.home }]
}
