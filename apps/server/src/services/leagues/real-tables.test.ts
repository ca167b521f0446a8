import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer, withCatalogue } from '../../../test/boot'
import { readFootballFile } from '../../feed/import/read-football-file'
import { saveImport } from '../../feed/import/save-import'
import { seasonsOf } from '../../store/matches/seasons'
import type { RunningServer } from '../../server'
import { seasonTables } from './season-tables'

const FOLDER = fileURLToPath(new URL('../../../../../../shared/data/football/leagues/', import.meta.url))
const FILES = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.json')) : []
const NOW = Date.parse('2026-07-01T12:00:00Z')

/** The first of equal points, of each country of the files. */
const RULES: Readonly<Record<string, { readonly id: number; readonly rule: Rule }>> = {
  en: { id: 1010, rule: 'difference' },
  de: { id: 1040, rule: 'difference' },
  fr: { id: 1060, rule: 'difference' },
  es: { id: 1030, rule: 'duels' },
  it: { id: 1050, rule: 'duels' },
  cn: { id: 1090, rule: 'duels and goals' },
  br: { id: 1070, rule: 'wins' },
}

/** In Spain and Italy the goals of the duels do not count before all matches. */
type Rule = 'difference' | 'duels' | 'duels and goals' | 'wins'
type Scope = 'total' | 'home' | 'away'
type Match = readonly [home: string, away: string, homeScore: number | null, awayScore: number | null]

describe.skipIf(FILES.length === 0)('tables of real seasons', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await bootServer({ template: await withCatalogue() })
    await saveImport(
      server.context.db,
      FILES.map((name) => readFootballFile(name, readFileSync(join(FOLDER, name), 'utf8'))),
      NOW,
    )
  })
  afterAll(() => server.stop())

  it('have clubs with a Chinese and a Brazilian name, each', async () => {
    const { rows } = await sql<{ name_en: string }>`
      SELECT DISTINCT team.name_en FROM match JOIN team ON team.id IN (match.home_id, match.away_id)
      WHERE match.origin = 'import' AND (team.name_zh !~ '[一-鿿]' OR team.name_pt = '' OR team.name_pt ~ '[一-鿿]')
    `.execute(server.context.db)
    expect(rows).toEqual([])
  })

  it.each(FILES.length > 0 ? FILES : ['none'])('of %s equal those that are counted from the file', async (name) => {
    const { context } = server
    const [year = '', country = ''] = name.split('.')
    const { id, rule } = RULES[country] ?? { id: 0, rule: 'difference' }
    const seasons = await seasonsOf(context.db, id)
    const season = seasons.find((each) => each.name === year.replace('-', '/'))
    const matches = matchesOf(name)
    for (const scope of ['total', 'home', 'away'] as const) {
      const path = { sport: 'football' as const, event_id: id, season_id: season?.id ?? -1 }
      const { groups } = await seasonTables(context, path, scope, 'zh')
      const rows = groups[0]?.list ?? []
      expect(
        rows.map(({ place, team, played, won, drawn, lost, scored, conceded, points }) =>
          [place, team.name_en, played, `${won}-${drawn}-${lost}`, `${scored}:${conceded}`, points].join(' '),
        ),
        scope,
      ).toEqual(
        inOrder(matches, rule, scope).map((team, at) => {
          const [won = 0, drawn = 0, lost = 0, scored = 0, conceded = 0] = record(team, matches, scope)
          const figures = [won + drawn + lost, `${won}-${drawn}-${lost}`, `${scored}:${conceded}`, 3 * won + drawn]
          return [at + 1, team, ...figures].join(' ')
        }),
      )
    }
  })
})

const matchesOf = (name: string): Match[] => {
  const file = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as {
    matches: { team1: string; team2: string; score?: { ft?: [number, number] }; status?: string }[]
  }
  return file.matches
    .filter(({ status }) => status !== 'canceled' && status !== 'abandoned')
    .map(({ team1, team2, score, status }) => {
      const [home, away] = (status === 'postponed' ? undefined : score?.ft) ?? [null, null]
      return [team1, team2, home, away]
    })
}

/** Won, drawn, lost, goals for and against. */
const record = (team: string, matches: readonly Match[], scope: Scope): number[] => {
  const seen = matches.flatMap(([home, away, homeScore, awayScore]) => {
    if (homeScore === null || awayScore === null) return []
    if (home === team && scope !== 'away') return [[homeScore, awayScore] as const]
    return away === team && scope !== 'home' ? [[awayScore, homeScore] as const] : []
  })
  return [
    seen.filter(([own, other]) => own > other).length,
    seen.filter(([own, other]) => own === other).length,
    seen.filter(([own, other]) => own < other).length,
    seen.reduce((sum, [own]) => sum + own, 0),
    seen.reduce((sum, [, other]) => sum + other, 0),
  ]
}

/** Numbers that are compared from the first to the last. */
const keys = (team: string, matches: readonly Match[], scope: Scope) => {
  const [won = 0, drawn = 0, , scored = 0, conceded = 0] = record(team, matches, scope)
  return { points: 3 * won + drawn, won, difference: scored - conceded, scored }
}

const inOrder = (matches: readonly Match[], rule: Rule, scope: Scope): string[] => {
  const teams = [...new Set(matches.flatMap(([home, away]) => [home, away]))].toSorted()
  const all = (team: string) => keys(team, matches, scope)
  const goals = (team: string) => [all(team).difference, all(team).scored]
  const duels = (tied: string[], otherwise: (tied: string[]) => string[]): string[] => {
    const between = matches.filter(([home, away]) => tied.includes(home) && tied.includes(away))
    const meetings = tied.flatMap((home) => tied.filter((away) => away !== home).map((away) => [home, away] as const))
    const met = ([one, other]: readonly [string, string]) =>
      between.some(
        ([home, away]) => (home === one && away === other) || (scope === 'total' && home === other && away === one),
      )
    if (between.some(([, , score]) => score === null) || !meetings.every(met)) return otherwise(tied)
    const parts = cut(tied, (team) => {
      const { points, difference, scored } = keys(team, between, scope)
      return rule === 'duels' ? [points, difference] : [points, difference, scored]
    })
    return parts.length === 1 ? otherwise(tied) : parts.flatMap((part) => resolve(part, otherwise))
  }
  const resolve = (tied: string[], otherwise: (tied: string[]) => string[]) =>
    tied.length === 1 ? tied : duels(tied, otherwise)
  return cut(teams, (team) => [all(team).points]).flatMap((tied) =>
    rule.startsWith('duels')
      ? resolve(tied, (still) => cut(still, goals).flat())
      : cut(tied, (team) => [...(rule === 'wins' ? [all(team).won] : []), ...goals(team)]).flatMap((same) =>
          resolve(same, (still) => still),
        ),
  )
}

/** Best first, in one part those whose numbers are all equal. */
const cut = (teams: readonly string[], numbers: (team: string) => readonly number[]): string[][] => {
  const parts = new Map<string, string[]>()
  for (const team of teams) parts.set(`${numbers(team)}`, [...(parts.get(`${numbers(team)}`) ?? []), team])
  const compare = ([one = '']: readonly string[], [other = '']: readonly string[]) => {
    const [a, b] = [numbers(one), numbers(other)]
    const at = a.findIndex((number, index) => number !== b[index])
    return at === -1 ? 0 : (b[at] ?? 0) - (a[at] ?? 0)
  }
  return [...parts.values()].toSorted(compare)
}
