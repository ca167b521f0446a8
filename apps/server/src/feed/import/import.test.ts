import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInPlay, matchStatusName, whistleName } from '@org/domain'
import { describe, expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { figuresOf, oddsOf, playsOf } from '../../store/matches/match-details'
import { seasonTables } from '../../services/leagues/season-tables'
import { wireMatch } from '../../services/matches/wire-match'
import { matchTimeline } from '../../services/matches/timeline'
import { matchById } from '../../store/matches/matches'
import { recordedOn } from '../../store/matches/football-import'
import { recordedScript } from '../recorded-script'
import { matchState } from '../simulation/match-state'
import { parseCommand } from '../../commands/import-command-line'
import { kickoffOf } from './kickoff-of'
import { FootballFileError } from './football-file-error'
import { readFootballFile } from './read-football-file'
import { recordOf } from './record-of'
import { replayDate } from './replay'
import { saveImport } from './save-import'

const DATA = fileURLToPath(new URL('../../../../../../shared/data/football/', import.meta.url))
const NOW = Date.UTC(2026, 10, 21, 12)

const FILE = `{
  "name": "World Cup 2026",
  "matches": [
    {
      "round": "Matchday 4", "date": "2026-06-14", "time": "12:00 UTC-5",
      "team1": "Germany", "team2": "Curaçao",
      "score": { "ft": [2, 1], "ht": [1, 1] },
      "goals1": [{ "name": "Felix Nmecha", "minute": "6" }, { "name": "Kai Havertz", "minute": "90+3", "penalty": true }],
      "goals2": [{ "name": "Livano Comenencia", "minute": "45+2" }],
      "group": "Group E", "ground": "Houston"
    }
  ]
}`

const reasonsOf = (text: string): readonly string[] => {
  try {
    readFootballFile('cup.json', text)
    return []
  } catch (error) {
    if (error instanceof FootballFileError) return error.reasons
    throw error
  }
}

describe('reading a file', () => {
  it('reports the line of a JSON error', () => {
    expect(reasonsOf(FILE.replace('"date":', '"date"'))[0]).toMatch(/^cup\.json:5:\d+: colon expected/)
    expect(reasonsOf(FILE.slice(0, 200))[0]).toMatch(/^cup\.json:\d+:\d+: /)
    expect(reasonsOf('')[0]).toContain('cup.json:1:1')
  })

  it('reports the line of an invalid value, an unknown field, and a file of another kind', () => {
    expect(reasonsOf(FILE.replace('"6"', '"x6"'))).toEqual([expect.stringMatching(/^cup\.json:8:.*expected a minute/)])
    for (const day of ['2026-06-31', '2026-13-01', 'soon', ''])
      expect(reasonsOf(FILE.replace('2026-06-14', day))).toEqual([
        expect.stringMatching(/^cup\.json:5:.*a day that exists/),
      ])
    expect(reasonsOf(FILE.replace('"ground"', '"place"'))).toEqual([expect.stringMatching(/^cup\.json:.*place/)])
    expect(reasonsOf('{ "rows": [] }')).toEqual([expect.stringContaining('none of the known')])
    expect(reasonsOf(FILE.replace('"ground": "Houston"', '"ground": "Houston", "ground": "Dallas"'))).toEqual([
      expect.stringContaining('duplicate key'),
    ])
  })

  it('rejects scores that contradict the goals or each other, and duplicate matches', () => {
    expect(reasonsOf(FILE.replace('[2, 1]', '[3, 1]'))).toEqual([expect.stringMatching(/^cup\.json:8:.*2 goals.*3/)])
    expect(reasonsOf(FILE.replace('[1, 1]', '[5, 1]'))).toEqual([expect.stringContaining('half-time')])
    const again = FILE.slice(FILE.indexOf('    {\n'), FILE.lastIndexOf('\n  ]'))
    expect(reasonsOf(FILE.replace('\n  ]', `,\n${again}\n  ]`))).toEqual([expect.stringContaining('same match')])
  })

  it('accepts a second leg that is decided after a winner of its own, and the goals of a match that was then awarded', () => {
    const leg = { round: 'Semi-final', date: '2026-03-01', team1: 'Alba', team2: 'Boa', score: { ft: [1, 0] } }
    const decided = { ft: [1, 0], et: [2, 1], p: [4, 2] }
    const reasons = (...matches: object[]) => reasonsOf(JSON.stringify({ name: 'Copa 2026', matches }))
    const second = { ...leg, team1: 'Boa', team2: 'Alba', score: decided }
    expect(reasons(leg, second)).toEqual([])
    expect(reasons(second)).toEqual([expect.stringContaining('no shootout')])
    const played = { ...leg, score: { ht: [1, 1], ft: [0, 3] }, goals1: [{ name: 'Ana', minute: '6' }], goals2: [] }
    expect(reasons({ ...played, status: 'awarded' })).toEqual([])
    expect(reasons(played)).toHaveLength(3)
  })

  it.skipIf(!existsSync(DATA))('accepts every openfootball file that lies beside the project', () => {
    for (const folder of ['leagues', 'worldcup-2026'])
      for (const name of readdirSync(join(DATA, folder)))
        expect(() => readFootballFile(name, readFileSync(join(DATA, folder, name), 'utf8'))).not.toThrow()
  })
})

describe('a kick-off', () => {
  it('is in the zone of the file, otherwise in that of the league, with daylight saving time', () => {
    expect(kickoffOf({ date: '2026-06-14', time: '12:00 UTC-5' }, 'UTC')).toBe(Date.UTC(2026, 5, 14, 17) / 1000)
    expect(kickoffOf({ date: '2026-03-26', time: '20:45 CET' }, 'UTC')).toBe(Date.UTC(2026, 2, 26, 19, 45) / 1000)
    expect(kickoffOf({ date: '2025-08-15', time: '20:00' }, 'Europe/London')).toBe(Date.UTC(2025, 7, 15, 19) / 1000)
    expect(kickoffOf({ date: '2025-12-15', time: '20:00' }, 'Europe/London')).toBe(Date.UTC(2025, 11, 15, 20) / 1000)
    expect(kickoffOf({ date: '2025-02-22', time: '19:35' }, 'Asia/Shanghai')).toBe(Date.UTC(2025, 1, 22, 11, 35) / 1000)
  })
})

const plan = {
  id: 1,
  sport: 1,
  eventId: 1,
  homeId: 1,
  awayId: 2,
  kickoff: 1000,
  delay: 0,
  round: '',
  knockout: true,
  bestOf: 0,
  fate: 'played',
  seed: 's',
  speed: 1,
} as const

const EXTRA_TIME = ['beforeExtraTime', 'extraTime', 'extraHalfTime', 'extraSecondHalf', 'beforeShootout']

describe('a recorded match', () => {
  it('has its goals in their minutes, stoppage time included', () => {
    const file = readFootballFile('cup.json', FILE)
    if (file.kind !== 'matches') throw new Error('not read as matches')
    const script = recordedScript(plan, recordOf(file.content.matches[0]!))
    const goals = script.plays.filter(({ kind }) => kind === 'goal' || kind === 'penalty_goal')
    expect(goals.map(({ minute, added, home, away }) => [minute, added, home, away])).toEqual([
      [6, 0, 1, 0],
      [45, 2, 1, 1],
      [90, 3, 2, 1],
    ])
    const halfTime = script.phases.find(({ status }) => status === 3)
    expect(matchState(plan, script, 1000 + (halfTime?.from ?? 0))).toMatchObject({
      status: 3,
      home_half_score: 1,
      away_half_score: 1,
    })
    expect(goals[0]!.at).toBeGreaterThanOrEqual(5 * 60)
    expect(goals[0]!.at).toBeLessThan(6 * 60)
  })

  it('ends with its real result, also after extra time and a shootout', () => {
    const record = {
      date: '2026-06-29',
      outcome: 'played',
      ht: [0, 1],
      ft: [1, 1],
      et: [1, 1],
      p: [3, 4],
      goals: null,
    } as const
    const script = recordedScript(plan, record)
    expect(script.phases.map(({ status }) => status)).toEqual([2, 3, 4, 5, 5, 5, 5, 5, 7, 8])
    const named = script.phases.map(({ from }) =>
      matchStatusName({ ...plan, sport_id: plan.sport, ...matchState(plan, script, 1000 + from) }),
    )
    expect(named.slice(3)).toEqual([...EXTRA_TIME, 'penaltyShootout', 'finished'])
    const whistles = script.plays.filter(({ kind }) => kind === 'period')
    expect(whistles.map(({ value, minute }) => whistleName({ status: value, minute })).slice(3, 8)).toEqual(EXTRA_TIME)
    expect(matchState(plan, script, 1000 + 86_400)).toMatchObject({
      status: 8,
      home_score: 1,
      away_score: 1,
      home_extra_score: 0,
      away_extra_score: 0,
      home_penalty_score: 3,
      away_penalty_score: 4,
    })
  })
})

describe('an import', () => {
  const files = [readFootballFile('cup.json', FILE)]

  it('stores everything once when repeated', async () => {
    const { context } = await bootForTest()
    expect(await saveImport(context.db, files, NOW)).toMatchObject({ matches: 1, changed: 1 })
    expect(await saveImport(context.db, files, NOW + 60_000)).toMatchObject({ matches: 1, changed: 0 })
    const [row] = await recordedOn(context.db, '2026-06-14')
    const match = await context.db
      .selectFrom('match')
      .selectAll()
      .where('natural_key', '=', row?.natural_key ?? '')
      .executeTakeFirstOrThrow()
    expect(match).toMatchObject({ status: 8, settled: true, round: 'Group E', state: { home_score: 2, away_score: 1 } })
  })

  it('stores the details of matches, and rewrites them when the file is corrected', async () => {
    const { context } = await bootForTest()
    const goals = async () => {
      const [row] = await recordedOn(context.db, '2026-06-14')
      const plays = await playsOf(context.db, row?.plan.plan.id ?? 0, { kinds: ['goal', 'penalty_goal'], limit: 10 })
      return plays.map(({ minute, added, home, away }) => [minute, added, home, away])
    }
    await saveImport(context.db, files, NOW)
    expect(await goals()).toEqual([
      [6, 0, 1, 0],
      [45, 2, 1, 1],
      [90, 3, 2, 1],
    ])
    await saveImport(context.db, [readFootballFile('cup.json', FILE.replace('"6"', '"7"'))], NOW + 60_000)
    expect((await goals())[0]).toEqual([7, 0, 1, 0])
  })

  it('stores nothing that its file does not tell: no figures, no odds, no minutes of goals, no kicks of a shootout', async () => {
    const { context } = await bootForTest()
    const played = (team1: string, score: object, more: object = {}) => ({
      round: 'Matchday 1',
      date: '2026-06-14',
      team1,
      team2: 'Brazil',
      score,
      ...more,
    })
    const text = JSON.stringify({
      name: 'Friendly League 2026',
      matches: [
        played('Norway', { ft: [2, 1] }),
        played('Spain', { ft: [2, 1], ht: [1, 1] }),
        played(
          'Italy',
          { ft: [1, 1], et: [1, 1], p: [3, 4] },
          { goals1: [{ name: 'Chiesa', minute: '61' }], goals2: [{ name: 'Pelé', minute: '70' }] },
        ),
      ],
    })
    await saveImport(context.db, [readFootballFile('league.json', text)], NOW)
    const imported = context.db.selectFrom('match').select(['id', 'state', 'odds']).where('origin', '=', 'import')
    const list = await imported.orderBy('id').execute()
    const known = await Promise.all(
      list.map(async ({ id, state, odds }) => ({
        half: [state.home_half_score, state.away_half_score],
        score: [state.home_score, state.away_score, state.home_penalty_score],
        odds: [odds, (await oddsOf(context.db, id)).length],
        figures: await figuresOf(context.db, id),
        minutes: (await matchTimeline(context, { sport: 'football', matchid: id })).length > 0,
        plays: (await playsOf(context.db, id, { limit: 50 })).map(({ kind, minute }) => `${kind} ${minute}`),
      })),
    )
    const none = { odds: [null, 0], figures: { stats: [], momentum: [] } }
    const periods = ['period 1', 'period 45', 'period 46', 'period 90']
    expect(known).toEqual([
      { ...none, half: [null, null], score: [2, 1, null], minutes: false, plays: [] },
      { ...none, half: [1, 1], score: [2, 1, null], minutes: false, plays: periods },
      expect.objectContaining({ ...none, score: [1, 1, 3], minutes: true }),
    ])
    expect(known[2]?.plays.filter((play) => !play.startsWith('period'))).toEqual(['goal 61', 'goal 70'])
  })

  it('has no result of a knockout match that is level, but of one of two legs, until the file has the winner', async () => {
    const { context } = await bootForTest()
    const played = (round: string, team1: string, team2: string, score: object) => ({
      round,
      date: '2026-06-14',
      team1,
      team2,
      score,
    })
    const save = async (final: object) => {
      const matches = [
        played('Semi-final, first leg', 'Norway', 'Brazil', { ft: [1, 1] }),
        played('Semi-final, second leg', 'Brazil', 'Norway', { ft: [2, 0] }),
        played('Final', 'Brazil', 'Italy', final),
      ]
      await saveImport(context.db, [readFootballFile('cup.json', JSON.stringify({ name: 'Copa 2026', matches }))], NOW)
      const stored = context.db.selectFrom('match').select(['round', 'status']).where('origin', '=', 'import')
      return (await stored.orderBy('id').execute()).map(({ round, status }) => `${round} ${status}`)
    }
    const [FINISHED, PENDING] = [8, 13]
    const legs = [`Semi-final, first leg ${FINISHED}`, `Semi-final, second leg ${FINISHED}`]
    expect(await save({ ft: [1, 1] })).toEqual([...legs, `Final ${PENDING}`])
    expect(await save({ ft: [1, 1], et: [1, 1], p: [4, 2] })).toEqual([...legs, `Final ${FINISHED}`])
  })

  it('keeps a match that was broken off beside its second one, and what the league decided', async () => {
    const { context } = await bootForTest()
    const match = { round: 'Matchday 1', date: '2026-03-01', team1: 'Alba', team2: 'Boa' }
    const file = (decisions: object[]) => ({
      name: 'Northern League 2026',
      matches: [
        { ...match, status: 'abandoned', score: { ft: [0, 3] } },
        { ...match, date: '2026-03-08', score: { ft: [1, 0] } },
        { ...match, round: 'Championship round 1', date: '2026-04-01', score: { ft: [2, 2] } },
      ],
      decisions,
    })
    const read = (decisions: object[]) => readFootballFile('north.json', JSON.stringify(file(decisions)))
    const taken = { team: 'Alba', points: -2, reason_zh: '违规', reason_pt: 'Irregularidade' }
    const tables = async () => {
      const { id } = await context.db
        .selectFrom('competition')
        .select('id')
        .where('name_en', 'like', 'Northern%')
        .executeTakeFirstOrThrow()
      const path = { sport: 'football' as const, event_id: id, season_id: 0 }
      const { groups } = await seasonTables(context, path, 'total', 'zh')
      return groups.map(({ name, list }) =>
        [name, ...list.map(({ team, played, points }) => `${team.name_en} ${played} ${points}`)].join(', '),
      )
    }
    await saveImport(context.db, [read([taken])], NOW)
    expect(await tables()).toEqual(['争冠组, Alba 2 2, Boa 2 1', '常规赛, Alba 1 1, Boa 1 0'])
    await saveImport(context.db, [read([])], NOW)
    expect(await tables()).toEqual(['争冠组, Alba 2 4, Boa 2 1', '常规赛, Alba 1 3, Boa 1 0'])
    expect(() => read([{ ...taken, team: 'Ceres' }])).toThrow('decisions.0.team: has no match in this file')
  })

  it('counts a match that was decided at the table, and says so', async () => {
    const { context } = await bootForTest()
    const match = { team1: 'Alba', team2: 'Boa' }
    const file = {
      name: 'Eastern League 2026',
      matches: [
        {
          ...match,
          round: 'Matchday 1',
          date: '2026-03-01',
          status: 'awarded',
          score: { ht: [1, 0], ft: [0, 3] },
          goals1: [{ name: 'Ana', minute: '6' }],
        },
        { ...match, round: 'Matchday 2', date: '2026-03-08', score: { ft: [1, 1] } },
      ],
    }
    await saveImport(context.db, [readFootballFile('east.json', JSON.stringify(file))], NOW)
    const { id } = await context.db
      .selectFrom('competition')
      .select('id')
      .where('name_en', 'like', 'Eastern%')
      .executeTakeFirstOrThrow()
    const path = { sport: 'football' as const, event_id: id, season_id: 0 }
    const { groups } = await seasonTables(context, path, 'total', 'zh')
    expect(groups[0]?.list.map(({ team, points }) => [team.name_en, points])).toEqual([
      ['Boa', 4],
      ['Alba', 1],
    ])
    const ids = await context.db.selectFrom('match').select('id').where('competition_id', '=', id).execute()
    const rows = await Promise.all(ids.map((row) => matchById(context.db, row.id, '')))
    const flags = rows.flatMap((row) => (row ? [[row.round, wireMatch(row, 'zh').awarded]] : []))
    expect(flags.sort()).toEqual([
      ['Matchday 1', 1],
      ['Matchday 2', 0],
    ])
  })

  it('renames a club that a file knows by its old name, with all its seasons', async () => {
    const { context } = await bootForTest()
    const season = (year: number, team1: string, renamed?: object) =>
      readFootballFile(
        `${year}.json`,
        JSON.stringify({
          name: `Western League ${year}`,
          matches: [{ round: 'Matchday 1', date: `${year}-05-01`, team1, team2: 'Boa', score: { ft: [1, 0] } }],
          ...(renamed && { renamed }),
        }),
      )
    const hosts = async () => {
      const rows = await context.db
        .selectFrom('match')
        .innerJoin('team', 'team.id', 'match.home_id')
        .select('team.name_en')
        .orderBy('match.kickoff_time')
        .execute()
      return rows.map(({ name_en }) => name_en)
    }
    await saveImport(context.db, [season(2024, 'Alba')], NOW)
    await saveImport(context.db, [season(2025, 'Alba', { Alba: 'Alba Nova' })], NOW)
    expect(await hosts()).toEqual(['Alba Nova', 'Alba Nova'])
    await saveImport(context.db, [season(2024, 'Alba')], NOW)
    expect(await hosts()).toEqual(['Alba Nova', 'Alba Nova'])
  })

  it('keeps the id of a match whose round a file corrects, and has no match that a file has no more', async () => {
    const { context } = await bootForTest()
    const match = { date: '2026-03-01', team1: 'Alba', team2: 'Boa', score: { ft: [1, 0] } }
    const save = (...matches: object[]) =>
      saveImport(
        context.db,
        [readFootballFile('south.json', JSON.stringify({ name: 'Southern League 2026', matches }))],
        NOW,
      )
    const stored = () =>
      context.db
        .selectFrom('match')
        .select(['id', 'round', 'status'])
        .where('origin', '=', 'import')
        .orderBy('id')
        .execute()
    const later = { ...match, round: 'Matchday 9', date: '2026-05-01', team1: 'Boa', team2: 'Alba' }
    const watched = { ...match, round: 'Matchday 3', team2: 'Ceres' }
    await save({ ...match, round: 'Matchday 1' }, later, watched)
    const [first, second, third] = await stored()
    const viewer = 'somebody'
    await context.db
      .insertInto('match_attention')
      .values({ viewer, match_id: third?.id ?? 0, created_at: 1 })
      .execute()
    await save({ ...match, round: 'Matchday 2' })
    const CANCELLED = 12
    expect(await stored()).toEqual([
      { id: first?.id, round: 'Matchday 2', status: first?.status },
      { id: third?.id, round: 'Matchday 3', status: CANCELLED },
    ])
    // What a file has again is played again, also under the same id.
    await save({ ...match, round: 'Matchday 2' }, watched)
    expect((await stored()).map(({ id, status }) => [id, status])).toEqual([
      [first?.id, second?.status],
      [third?.id, second?.status],
    ])
  })

  it('has a club for each country that a name is in', async () => {
    const { context } = await bootForTest()
    const league = (name: string, country?: string) => ({
      name,
      ...(country && { country }),
      matches: [
        { round: 'Matchday 1', date: '2026-05-01', team1: 'River Plate', team2: 'Liverpool FC', score: { ft: [1, 0] } },
      ],
    })
    for (const file of [
      league('Uruguay Primera División 2026'),
      league('Liga 2026', 'ar'),
      league('English Premier League 2026/27'),
    ])
      await saveImport(context.db, [readFootballFile('a.json', JSON.stringify(file))], NOW)
    const teams = context.db
      .selectFrom('team')
      .select(['name_en', 'country'])
      .where('name_en', 'in', ['River Plate', 'Liverpool FC'])
    expect((await teams.execute()).map(({ name_en, country }) => `${name_en} ${country}`).toSorted()).toEqual([
      'Liverpool FC ar',
      'Liverpool FC gb',
      'Liverpool FC uy',
      'River Plate ar',
      'River Plate gb',
      'River Plate uy',
    ])
  })

  it('has the squad of a nation that the file calls by another name', async () => {
    const { context } = await bootForTest()
    const club = { name: 'Alba', country: 'Brazil' }
    const player = { number: 1, pos: 'GK', name: 'Ana', club, date_of_birth: '2000-01-01' }
    const squad = (name: string) => ({ name, fifa_code: 'ABC', group: 'A', players: [player] })
    const text = JSON.stringify([squad('United States'), squad('Bosnia and Herzegovina')])
    await saveImport(context.db, [readFootballFile('squads.json', text)], NOW)
    const rows = context.db.selectFrom('squad_player').innerJoin('team', 'team.id', 'team_id').select('team.name_en')
    expect((await rows.execute()).map(({ name_en }) => name_en).toSorted()).toEqual(['Bosnia & Herzegovina', 'USA'])
  })

  it('starts a replay now, repeatedly, in addition to the original match', async () => {
    const { context } = await bootForTest()
    await saveImport(context.db, files, NOW)
    for (const nowMs of [NOW, NOW + 3_600_000]) {
      expect(await replayDate(context.db, { date: '2026-06-14', speed: 10, nowMs })).toBe(1)
      const rows = await context.db.selectFrom('match').selectAll().where('origin', '=', 'replay').execute()
      expect(rows).toHaveLength(1)
      expect(rows[0]?.kickoff_time).toBe(nowMs / 1000 + 2)
      const { plan: replayed, record } = rows[0]!.plan!
      const script = recordedScript(replayed, record!)
      const after = (seconds: number) => matchState(replayed, script, nowMs / 1000 + 2 + seconds)
      expect(isInPlay(1, after(1).status)).toBe(true)
      // At ten times the speed, minute 6 of play is half a minute after the start; clients show that minute.
      expect(after(29)).toMatchObject({ home_score: 0 })
      expect(after(37)).toMatchObject({ home_score: 1 })
      expect(Math.floor((nowMs / 1000 + 2 + 37 - after(37).time) / 60) + 1).toBe(7)
      expect(after(700)).toMatchObject({ status: 8, home_score: 2, away_score: 1 })
    }
  })
})

describe('the command', () => {
  it('accepts files, a day and a speed, and prints its usage otherwise', () => {
    expect(parseCommand(['a.json', '--replay', '2026-06-14', '--speed', '20'])).toEqual({
      files: ['a.json'],
      replay: '2026-06-14',
      speed: 20,
    })
    expect(() => parseCommand([])).toThrow('Usage')
    expect(() => parseCommand(['--replay', 'today'])).toThrow('2026-06-14')
    expect(() => parseCommand(['--fast'])).toThrow('Unknown option --fast')
  })
})
