import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readFootballFile } from '../../src/feed/import/read-football-file'

/** Real results that may be next to the project. */
const DATA = fileURLToPath(new URL('../../../../../shared/data/football/', import.meta.url))
export const isDataThere = existsSync(DATA)
export const readData = (name: string): string => readFileSync(join(DATA, name), 'utf8')

interface FileGoal {
  readonly name: string
  readonly minute: string
  readonly penalty?: boolean
  readonly owngoal?: boolean
}

type Pair = readonly [number, number]

/** What the file of the World Cup says, read by code that only tests use. */
export interface FileMatch {
  readonly round: string
  readonly date: string
  readonly time: string
  readonly group?: string
  readonly team1: string
  readonly team2: string
  readonly ground: string
  readonly score: { readonly ht: Pair; readonly ft: Pair; readonly et?: Pair; readonly p?: Pair }
  readonly goals1?: readonly FileGoal[]
  readonly goals2?: readonly FileGoal[]
}

export const fileMatches = (): readonly FileMatch[] =>
  (JSON.parse(readData('worldcup-2026/matches.json')) as { matches: FileMatch[] }).matches

/** The files of the World Cup, as the import reads them. */
export const cupFiles = () =>
  ['stadiums', 'teams', 'groups', 'squads', 'matches'].map((name) => {
    const path = `worldcup-2026/${name}.json`
    return readFootballFile(path, readData(path))
  })

export const namesOf = ({ team1, team2 }: Pick<FileMatch, 'team1' | 'team2'>): string => `${team1}–${team2}`

/** `13:00 UTC-6` on `2026-06-11`, in milliseconds of the epoch. */
export const kickoffMsOf = ({ date, time }: FileMatch): number => {
  const [clock = '', zone = ''] = time.split(' UTC')
  return Date.parse(`${date}T${clock}:00Z`) - Number(zone) * 3_600_000
}

export const scoreOf = ({ score: { ft, et } }: FileMatch): Pair => et ?? ft

export const winnerOf = (match: FileMatch): 'home' | 'away' => {
  const [one, two] = scoreOf(match)
  const [kicks, others] = match.score.p ?? [0, 0]
  return one + kicks / 100 > two + others / 100 ? 'home' : 'away'
}

/** A goal with the score after it. */
export interface CupGoal {
  readonly minute: number
  readonly added: number
  readonly side: 'home' | 'away'
  readonly player: string
  readonly kind: 'goal' | 'penalty_goal' | 'own_goal'
  readonly score: Pair
}

/** In the order of their minutes. */
export const goalsOf = ({ goals1 = [], goals2 = [] }: FileMatch): readonly CupGoal[] => {
  const of = (goals: readonly FileGoal[], side: 'home' | 'away') =>
    goals.map(({ name, minute, penalty, owngoal }) => {
      const [regular, stoppage = '0'] = minute.split('+')
      const kind = owngoal ? ('own_goal' as const) : penalty ? ('penalty_goal' as const) : ('goal' as const)
      return { minute: Number(regular), added: Number(stoppage), side, player: name, kind }
    })
  const score = { home: 0, away: 0 }
  return [...of(goals1, 'home'), ...of(goals2, 'away')]
    .toSorted((a, b) => a.minute - b.minute || a.added - b.added)
    .map((goal) => {
      score[goal.side] += 1
      return { ...goal, score: [score.home, score.away] as const }
    })
}

/** Played, won, drawn, lost, scored, conceded and points of each team, from results of matches of groups. */
export const tablesOf = (
  matches: readonly FileMatch[],
  isPlayed: (match: FileMatch) => boolean = () => true,
): ReadonlyMap<string, readonly number[]> => {
  const rows = new Map<string, readonly number[]>()
  for (const match of matches.filter(({ group }) => group !== undefined)) {
    const [one, two] = scoreOf(match)
    for (const [team, own, other] of [
      [match.team1, one, two],
      [match.team2, two, one],
    ] as const) {
      const row = rows.get(team) ?? [0, 0, 0, 0, 0, 0, 0]
      const [won, drawn] = [Number(own > other), Number(own === other)]
      const added = isPlayed(match) ? [1, won, drawn, 1 - won - drawn, own, other, 3 * won + drawn] : []
      rows.set(
        team,
        row.map((value, at) => value + (added[at] ?? 0)),
      )
    }
  }
  return rows
}

/** Goals and penalties among them by `player (team)`, without own goals. */
export const scorersIn = (
  matches: readonly FileMatch[],
  isScored: (match: FileMatch, goal: CupGoal) => boolean = () => true,
): ReadonlyMap<string, { readonly goals: number; readonly penalties: number }> => {
  const scorers = new Map<string, { goals: number; penalties: number }>()
  for (const match of matches)
    for (const goal of goalsOf(match)) {
      if (goal.kind === 'own_goal' || !isScored(match, goal)) continue
      const key = `${goal.player} (${goal.side === 'home' ? match.team1 : match.team2})`
      const { goals, penalties } = scorers.get(key) ?? { goals: 0, penalties: 0 }
      scorers.set(key, { goals: goals + 1, penalties: penalties + Number(goal.kind === 'penalty_goal') })
    }
  return scorers
}
