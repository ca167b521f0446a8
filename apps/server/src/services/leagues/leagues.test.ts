import { API_STATUS, endpoints, type EndpointName, type Endpoints, type ReplyOf } from '@org/api-client/contract'
import { FOOTBALL_STATUS, SPORT } from '@org/domain'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { names, play } from '../../../test/provider'
import { steppedClock } from '../../../test/stepped-clock'
import { stateOf } from '../../feed/new-state'
import { matchWriter } from '../../feed/match-writer'
import type { Play, Stage } from '../../ports/match-writer'
import type { RunningServer } from '../../server'
import { showSimulation } from '../../store/ops/installation'

const NOON = '2026-05-20T12:00:00Z'
const DAY = 86_400

let server: RunningServer
beforeEach(async () => {
  server = await bootForTest({ clock: steppedClock(NOON) })
})

const call = async (path: string, body: object) => {
  const reply = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await reply.json()) as { status: number; data: unknown }
}
const ask = async <Name extends EndpointName>(name: Name, body: object = {}): Promise<ReplyOf<Endpoints[Name]>> => {
  const { status, data } = await call(endpoints[name].path, body)
  expect(status, name).toBe(API_STATUS.success)
  return data as ReplyOf<Endpoints[Name]>
}

type Score = readonly [home: string, away: string, homeScore?: number, awayScore?: number]
interface Season {
  readonly name?: string
  readonly ties?: Stage['tie_rule']
  readonly kind?: Stage['kind']
  readonly stage?: string
  readonly sport?: 1 | 2
  readonly league?: string
  /** Every match is a round of its own, a day after the one before; the first is at this second. */
  readonly from?: number
  readonly plays?: Readonly<Record<number, readonly Play[]>>
  readonly carries_from?: string
  readonly rounds?: readonly string[]
}

const NOW = Date.parse(NOON) / 1000
let keys = 0

/** Stores a season as a source of matches does; a match without a score has not been played. */
const store = async (scores: readonly Score[], season: Season = {}) => {
  const { name = '2025/26', league = 'Liga Nova', sport = SPORT.football, from = NOW - 30 * DAY, plays = {} } = season
  const writer = matchWriter(server.context, 'provider')
  const competition_id = (await writer.saveCompetitions(sport, [names(league)])).get(league) ?? 0
  const teamNames = [...new Set(scores.flatMap(([home, away]) => [home, away]))]
  const teams = await writer.saveTeams(sport, teamNames.map(names))
  const stage: Stage = {
    season: name,
    first_day: Math.floor(from / DAY),
    name: season.stage ?? 'League',
    kind: season.kind ?? 'league',
    ...(sport === SPORT.football
      ? { win_points: 3, draw_points: 1, loss_points: 0 }
      : { win_points: 2, draw_points: 0, loss_points: 1 }),
    tie_rule: season.ties ?? 'difference',
    ...(season.carries_from !== undefined && { carries_from: season.carries_from }),
  }
  const matches = scores.map(([home, away], at) => ({
    key: `m-${(keys += 1)}`,
    sport_id: sport,
    competition_id,
    home_id: teams.get(home) ?? 0,
    away_id: teams.get(away) ?? 0,
    kickoff_time: from + at * DAY,
    stage,
    round: season.rounds?.[at] ?? `Matchday ${at + 1}`,
    venue: '',
    referee: '',
  }))
  await writer.saveMatches(matches)
  const finished = sport === SPORT.football ? FOOTBALL_STATUS.finished : 10
  await writer.report(
    scores.flatMap(([, , home_score, away_score], at) =>
      home_score === undefined || away_score === undefined
        ? []
        : [
            {
              key: matches[at]?.key ?? '',
              stamp: server.context.clock.now() - 1000,
              state: { ...stateOf(finished), home_score, away_score },
              settled: true,
              plays: plays[at] ?? [],
            },
          ],
    ),
  )
  return { sport: sport === SPORT.football ? 'football' : 'basketball', event_id: competition_id }
}

type Scope = 'total' | 'home' | 'away'
const tableOf = async (league: object, scope: Scope = 'total') => {
  const { groups } = await ask('getEventIntegral', { ...league, scope })
  return groups.map(({ name, list }) => ({
    name,
    rows: list.map(({ place, team, played, won, drawn, lost, scored, conceded, points }) =>
      [place, team.name_en, played, `${won}-${drawn}-${lost}`, `${scored}:${conceded}`, points].join(' '),
    ),
  }))
}

/** B has beaten A; A has the better goal difference. Both have 4 points, C has 5. */
const LEVEL: readonly Score[] = [
  ['B', 'A', 1, 0],
  ['A', 'C', 5, 0],
  ['C', 'B', 1, 0],
  ['C', 'A', 0, 0],
  ['B', 'C', 2, 2],
]

describe('the table of a season', () => {
  it('counts all matches, those at home, and those away', async () => {
    const league = await store(LEVEL)
    expect(await tableOf(league)).toEqual([
      { name: '', rows: ['1 C 4 1-2-1 3:7 5', '2 A 3 1-1-1 5:1 4', '3 B 3 1-1-1 3:3 4'] },
    ])
    expect(await tableOf(league, 'home')).toEqual([
      { name: '', rows: ['1 B 2 1-1-0 3:2 4', '2 C 2 1-1-0 1:0 4', '3 A 1 1-0-0 5:0 3'] },
    ])
    expect(await tableOf(league, 'away')).toEqual([
      { name: '', rows: ['1 A 2 0-1-1 0:1 1', '2 C 2 0-1-1 2:7 1', '3 B 1 0-0-1 0:1 0'] },
    ])
  })

  it('sorts teams with equal points by goal difference or by their own matches, as the league rules', async () => {
    const difference = await store(LEVEL, { league: 'By difference' })
    const duels = await store(LEVEL, { league: 'By duels', ties: 'head_to_head' })
    const order = async (league: object) => (await tableOf(league))[0]?.rows.map((row) => row.split(' ')[1])
    expect(await order(difference)).toEqual(['C', 'A', 'B'])
    expect(await order(duels)).toEqual(['C', 'B', 'A'])
    expect((await ask('getEventIntegral', duels)).tie_rule).toBe('head_to_head')
  })

  it('has the last five matches of each team, the latest last', async () => {
    const league = await store([
      ['A', 'B', 9, 0],
      ['A', 'B', 1, 0],
      ['B', 'A', 0, 0],
      ['A', 'B', 0, 2],
      ['B', 'A', 1, 3],
      ['A', 'B', 1, 1],
      ['A', 'B'],
    ])
    const { groups } = await ask('getEventIntegral', league)
    const [a, b] = groups[0]?.list ?? []
    expect(a?.form.map(({ result, scored, conceded }) => `${result} ${scored}-${conceded}`)).toEqual([
      'win 1-0',
      'draw 0-0',
      'loss 0-2',
      'win 3-1',
      'draw 1-1',
    ])
    expect(new Set(a?.form.map(({ opponent_id }) => opponent_id))).toEqual(new Set([b?.team.id]))
    const away = await ask('getEventIntegral', { ...league, scope: 'away' })
    expect(away.groups[0]?.list.find(({ team }) => team.name_en === 'A')?.form).toHaveLength(2)
  })

  it('is one a group, whose first two advance once something separates them; a knockout stage has none', async () => {
    const first: readonly Score[] = [
      ['A', 'B', 1, 0],
      ['B', 'G', 1, 0],
      ['A', 'G', 2, 0],
    ]
    const league = await store(first, { kind: 'group', stage: 'Group A' })
    await store([['C', 'D', 2, 2]], { kind: 'group', stage: 'Group B' })
    await store(
      [
        ['H', 'I'],
        ['J', 'K'],
      ],
      { kind: 'group', stage: 'Group C' },
    )
    await store([['A', 'C', 3, 0]], { kind: 'knockout', stage: 'Knockout' })
    expect((await tableOf(league)).map(({ name }) => name)).toEqual(['A组', 'B组', 'C组'])
    const { groups } = await ask('getEventIntegral', league)
    // Teams that share places are where all of these lead.
    expect(groups.map(({ list }) => list.map(({ zone }) => zone))).toEqual([
      ['advance', 'advance', null],
      ['advance', 'advance'],
      [null, null, null, null],
    ])
    const cup = await store([['E', 'F', 3, 0]], { league: 'Cup', kind: 'knockout', stage: 'Knockout' })
    expect((await ask('getEventIntegral', cup)).groups).toEqual([])
    expect((await ask('getEventInfo', cup)).tabs).toEqual(['bracket', 'schedule', 'teams', 'numbers'])
  })

  it('is one a group by name, of which also a third that plays on advances', async () => {
    const group = (stage: string, teams: string, from: number): Promise<object> => {
      const [first = '', second = '', third = ''] = teams
      const scores: Score[] = [
        [first, second, 1, 0],
        [second, third, 1, 0],
        [first, third, 1, 0],
      ]
      return store(scores, { kind: 'group', stage, from, rounds: [stage, stage, stage] })
    }
    await group('Group B', 'DEF', NOW - 40 * DAY)
    await group('Group A', 'ABC', NOW - 30 * DAY)
    const league = await group('Group C', 'GHI', NOW - 30 * DAY)
    const later = { kind: 'knockout', stage: 'Knockout', from: NOW - 20 * DAY, rounds: ['Final'] } as const
    await store([['A', 'I', 1, 0]], later)
    const { groups } = await ask('getEventIntegral', league)
    expect(groups.map(({ list }) => list.map(({ zone }) => zone))).toEqual([
      ['advance', 'advance', null],
      ['advance', 'advance', null],
      ['advance', 'advance', 'advance'],
    ])
    expect((await ask('getEventInfo', league)).rounds).toEqual(['A组', 'B组', 'C组', '决赛'])
  })

  it('has paths beside each other, and the legs of a round, in one column of its tree', async () => {
    const path = (name: string, round: string) => `Play-offs, Path ${name}, ${round}`
    const cup = await store(
      [
        ['A', 'B', 1, 0],
        ['E', 'F', 1, 0],
        ['E', 'G', 1, 0],
        ['A', 'C', 0, 1],
        ['H', 'I', 2, 0],
        ['I', 'H', 1, 0],
      ],
      {
        kind: 'knockout',
        stage: 'Knockout',
        league: 'Copa Velha',
        rounds: [
          path('A', 'Semi-finals'),
          path('B', 'Semi-final'),
          path('B', 'Final'),
          path('A', 'Final'),
          'Supercopa, first leg',
          'Supercopa, second leg',
        ],
      },
    )
    const { bracket } = await ask('getEventIntegral', cup)
    expect(bracket.map(({ name, ties }) => [name, ties.length, ties[0]?.earlier.length])).toEqual([
      ['半决赛', 2, 0],
      ['决赛', 2, 0],
      ['Supercopa', 1, 1],
    ])
  })

  it('has its knockout as a tree, in which two legs are one tie, and a match that was abandoned and played again is none', async () => {
    const cup = await store(
      [
        ['A', 'B', 2, 0],
        ['C', 'D', 1, 0],
        ['B', 'A', 1, 0],
        ['D', 'C', 3, 0],
        ['A', 'D', 0, 1],
      ],
      {
        kind: 'knockout',
        stage: 'Knockout',
        league: 'Copa Nova',
        rounds: ['Semi-final', 'Semi-final', 'Semi-final', 'Semi-final', 'Final'],
      },
    )
    const { bracket, matches } = await ask('getEventIntegral', cup)
    const teams = new Map(
      matches.map((each) => [each.id, [each.hometeam, each.awayteam].map((team) => team.short_name_zh).join('-')]),
    )
    expect(
      bracket.map(({ name, ties }) => [
        name,
        ...ties.map(({ matchid, earlier, total, winner }) =>
          [teams.get(matchid), earlier.length, total && `${total.home}:${total.away}`, winner].join(' '),
        ),
      ]),
    ).toEqual([
      ['半决赛', 'B队-A队 1 1:2 away', 'D队-C队 1 3:1 home'],
      ['决赛', 'A队-D队 0  away'],
    ])
    expect((await ask('getEventIntegral', { ...cup, scope: 'home' })).bracket).toEqual([])

    const replayed: Season = { league: 'Supercopa Nova', kind: 'knockout', rounds: ['Final', 'Final'] }
    const final = await store(
      [
        ['A', 'B', 2, 0],
        ['A', 'B', 0, 1],
      ],
      replayed,
    )
    const [abandoned] = (await ask('getEventIntegral', final)).matches
    const status = FOOTBALL_STATUS.abandoned
    await server.context.db
      .updateTable('match')
      .set({ status })
      .where('id', '=', abandoned?.id ?? 0)
      .execute()
    expect((await ask('getEventIntegral', final)).bracket[0]?.ties).toMatchObject([
      { earlier: [], total: null, winner: 'away' },
    ])
  })

  it('goes on after the league has split, with the results against all teams', async () => {
    const first: readonly Score[] = [
      ['A', 'B', 1, 0],
      ['A', 'C', 1, 0],
      ['C', 'B', 2, 0],
      ['D', 'A', 0, 0],
    ]
    const league = await store(first)
    await store([['A', 'C', 0, 3]], { stage: 'Championship round', carries_from: 'League', from: NOW - 5 * DAY })
    await store([['B', 'D']], { stage: 'Relegation round', carries_from: 'League' })
    expect(await tableOf(league)).toEqual([
      { name: '争冠组', rows: ['1 A 4 2-1-1 2:3 7', '2 C 3 2-0-1 5:1 6'] },
      { name: '常规赛', rows: ['1 A 3 2-1-0 2:0 7', '2 C 2 1-0-1 2:1 3', '3 D 1 0-1-0 0:0 1', '4 B 2 0-0-2 0:3 0'] },
      { name: '保级组', rows: ['1 D 1 0-1-0 0:0 1', '2 B 2 0-0-2 0:3 0'] },
    ])
    const [championship] = (await ask('getEventIntegral', league)).groups
    expect(championship?.list[0]?.form.map(({ scored, conceded }) => `${scored}:${conceded}`)).toEqual([
      '1:0',
      '1:0',
      '0:0',
      '0:3',
    ])
    const [leaders] = (await ask('getHotFootballRank')).list
    expect(leaders?.list.map(({ team, points }) => `${team.name_en} ${points}`)).toEqual(['A 7', 'C 6'])
  })

  it('has what the league decided: points taken off, a team put out, results annulled, each with its reason', async () => {
    const league = await store([
      ['A', 'B', 2, 0],
      ['C', 'A', 0, 1],
      ['B', 'C', 3, 0],
    ])
    const writer = matchWriter(server.context, 'provider')
    const teams = await writer.saveTeams(SPORT.football, ['A', 'C'].map(names))
    const decision = {
      points: 0,
      is_expelled: false,
      annuls_results: false,
      reason_zh: '财务违规',
      reason_pt: 'Dívidas',
    }
    const stage = { competition_id: league.event_id, season: '2025/26', stage: 'League' }
    const decide = (decisions: object[]) =>
      writer.saveDecisions([{ ...stage, decisions: decisions.map((each) => ({ ...decision, ...each })) as never }])
    await decide([{ team_id: teams.get('A'), points: -4 }])
    expect((await tableOf(league))[0]?.rows).toEqual(['1 B 2 1-0-1 3:2 3', '2 A 2 2-0-0 3:0 2', '3 C 2 0-0-2 0:4 0'])
    const { groups } = await ask('getEventIntegral', { ...league, lang: 'pt-br' })
    expect(groups[0]?.list.map((row) => row.decision)).toEqual([
      null,
      { points: -4, expelled: 0, annulled: 0, reason: 'Dívidas' },
      null,
    ])
    expect((await tableOf(league, 'home'))[0]?.rows[0]).toBe('1 B 1 1-0-0 3:0 3')

    // The decisions of a stage replace its former ones.
    await decide([{ team_id: teams.get('A'), is_expelled: true, annuls_results: true }])
    expect((await tableOf(league))[0]?.rows).toEqual(['1 B 1 1-0-0 3:0 3', '2 C 1 0-0-1 0:3 0', '3 A 0 0-0-0 0:0 0'])
    const annulled = await ask('getEventIntegral', league)
    expect(annulled.groups[0]?.list.map(({ form }) => form.map(({ result }) => result))).toEqual([
      ['win'],
      ['loss'],
      [],
    ])
    expect(await ask('getEventView', league)).toMatchObject({ matches: 3, played: 1, scored: 3 })
    expect(await rankOf(league, 'teams')).toEqual(['1 B 3 0 0', '2 C 0 0 0'])
    await expect(writer.saveDecisions([{ ...stage, stage: 'Group X', decisions: [] }])).rejects.toThrow(
      'There is no stage "Group X" of 2025/26',
    )
    await expect(decide([{ team_id: 999_999_999 }])).rejects.toThrow('There is no team 999999999.')
    await expect(decide([{ team_id: teams.get('A'), points: 0.5 }])).rejects.toThrow('points')
  })

  it('gives teams that nothing separates one place', async () => {
    const league = await store([
      ['A', 'B', 1, 1],
      ['C', 'D', 1, 0],
      ['B', 'A', 1, 1],
    ])
    expect((await tableOf(league))[0]?.rows.map((row) => row.slice(0, 3))).toEqual(['1 C', '2 A', '2 B', '4 D'])
  })
})

const player = (name: string) => ({ player_en: name, player_zh: `${name}员` })
const assistBy = (name: string) => ({ second_en: name, second_zh: `${name}员` })
const rankOf = async (league: object, type: string) => {
  const { list } = await ask('getEventRank', { ...league, type })
  return list.map((row) => [row.place, row.player || row.team.name_en, row.value, row.penalties, row.red].join(' '))
}

const PLAYS = {
  0: [
    play(1, 'goal', 5, { ...player('Ana'), ...assistBy('Eva') }),
    play(2, 'penalty_goal', 9, player('Ana')),
    play(3, 'own_goal', 12, player('Ida')),
    play(4, 'goal', 20, { side: 'away', ...player('Bia'), ...assistBy('Eva') }),
    play(5, 'yellow_card', 30, { side: 'away', ...player('Bia') }),
    play(6, 'second_yellow', 40, { side: 'away', ...player('Bia') }),
    play(7, 'substitution', 50, { ...player('Ana'), ...assistBy('Eva') }),
  ],
  1: [
    play(1, 'goal', 5, { ...player('Bia'), ...assistBy('Ana') }),
    play(2, 'goal', 6, { side: 'away', ...player('Eva') }),
    play(3, 'shootout_goal', 120, player('Bia')),
    play(4, 'red_card', 50, player('Dora')),
    play(5, 'yellow_card', 51, { side: 'away', ...player('Ana') }),
    play(6, 'yellow_card', 52, { side: 'away', ...player('Ana') }),
    play(7, 'goal', 90, {}),
  ],
}
const PLAYED: readonly Score[] = [
  ['A', 'B', 3, 1],
  ['B', 'A', 2, 1],
  ['A', 'B'],
]

describe('the results that a viewer does not want to know yet', () => {
  const matchOf = async (league: object, round: number) =>
    (await ask('getEventMatch', { ...league, round })).list[0]?.id ?? 0
  const tableWithout = async (league: object, leave_out: object, who: object = {}) =>
    (await ask('getEventIntegral', { ...league, ...who, leave_out })).groups[0]?.list.map(
      ({ team, played, points, scored, conceded, form }) =>
        `${team.name_en} ${played} ${points} ${scored}:${conceded} ${form.length}`,
    )

  it('are left out of tables with their form, of rankings and of the numbers', async () => {
    const league = await store(LEVEL, { plays: { 1: [play(1, 'goal', 5, player('Ana'))] } })
    const leave_out = { matches: [await matchOf(league, 2)] }
    expect(await tableWithout(league, leave_out)).toEqual(['C 3 5 3:2 3', 'B 3 4 3:3 3', 'A 2 1 0:1 2'])
    expect(await ask('getEventView', { ...league, leave_out })).toMatchObject({ matches: 5, played: 4, scored: 6 })
    const valuesOf = async (type: string) =>
      (await ask('getEventRank', { ...league, type, leave_out })).list.map(({ value }) => value)
    expect(await valuesOf('teams')).toEqual([3, 3, 0])
    const [hot] = (await ask('getHotFootballRank', { leave_out })).list
    expect(hot?.list.map(({ points }) => points)).toEqual([5, 4, 1])
    expect(await valuesOf('scorers')).toEqual([])
    expect((await ask('getBillboard', { type: 'scorers', leave_out })).list).toEqual([])
    expect((await ask('getBillboard', { type: 'scorers' })).list).toHaveLength(1)
  })

  it('are all that the viewer has collected, except some, and nothing that others have', async () => {
    const league = await store(LEVEL)
    const guest = async () => {
      const { userid, txim_sign } = await ask('getGuestInfo')
      return { uid: userid, token: txim_sign }
    }
    const [one, other] = [await guest(), await guest()]
    const [second, third] = [await matchOf(league, 2), await matchOf(league, 3)]
    for (const matchid of [second, third])
      await call(`/api/football/attentMatch`, { ...one, sport: 'football', matchid, type: 1 })
    const all = ['C 4 5 3:7 4', 'A 3 4 5:1 3', 'B 3 4 3:3 3']
    expect(await tableWithout(league, { collected: 1 }, one)).toEqual(['B 2 4 3:2 2', 'C 2 2 2:2 2', 'A 2 1 0:1 2'])
    expect(await tableWithout(league, { collected: 1, but: [second] }, one)).toEqual([
      'A 3 4 5:1 3',
      'B 2 4 3:2 2',
      'C 3 2 2:7 3',
    ])
    expect(await tableWithout(league, { collected: 1 }, other)).toEqual(all)
    expect(await tableWithout(league, { collected: 0 }, one)).toEqual(all)
  })

  it('can be 200 by name, and no more', async () => {
    const league = await store(LEVEL)
    const ids = Array.from({ length: 201 }, (_, at) => at + 1)
    const { path } = endpoints.getEventIntegral
    const asked = async (matches: readonly unknown[]) =>
      (await call(path, { ...league, leave_out: { matches } })).status
    expect(await asked(ids.slice(1))).toBe(API_STATUS.success)
    expect(await asked(ids)).toBe(API_STATUS.invalidRequest)
    expect(await asked(["1'; DROP TABLE match"])).toBe(API_STATUS.invalidRequest)
  })
})

describe('the rankings of a season', () => {
  it('count goals, assists and cards of players, and goals of teams; equal values share a place', async () => {
    const league = await store(PLAYED, { plays: PLAYS })
    expect(await rankOf(league, 'scorers')).toEqual(['1 Bia员 2 0 0', '1 Ana员 2 1 0', '3 Eva员 1 0 0'])
    expect(await rankOf(league, 'assists')).toEqual(['1 Ana员 1 0 0', '1 Eva员 1 0 0', '1 Eva员 1 0 0'])
    expect(await rankOf(league, 'cards')).toEqual(['1 Bia员 2 0 1', '1 Ana员 2 0 0', '3 Dora员 1 0 1'])
    expect(await rankOf(league, 'teams')).toEqual(['1 A 4 0 0', '2 B 3 0 0'])
    expect((await ask('getEventRank', { ...league, type: 'scorers', lang: 'pt-br' })).list[0]?.player).toBe('Bia')
    expect((await ask('getEventInfo', league)).tabs).toEqual([
      'table',
      'schedule',
      'scorers',
      'assists',
      'cards',
      'teams',
      'numbers',
    ])
  })

  it('do not count matches that have not ended or were abandoned', async () => {
    const league = await store(PLAYED, { plays: PLAYS })
    const { db } = server.context
    await db.updateTable('match').set({ status: FOOTBALL_STATUS.abandoned }).where('round', '=', 'Matchday 1').execute()
    expect(await rankOf(league, 'scorers')).toEqual(['1 Bia员 1 0 0', '1 Eva员 1 0 0'])
  })

  it('are offered as far as their plays are stored, and in basketball only for teams', async () => {
    const league = await store([['A', 'B', 1, 0]])
    expect((await ask('getEventInfo', league)).tabs).toEqual(['table', 'schedule', 'teams', 'numbers'])
    expect(await rankOf(league, 'scorers')).toEqual([])
    const games: readonly Score[] = [
      ['H', 'K', 90, 80],
      ['K', 'H', 101, 99],
    ]
    const basketball = await store(games, { sport: SPORT.basketball, league: 'Liga Alta' })
    expect((await ask('getEventInfo', basketball)).tabs).toEqual(['table', 'schedule', 'teams', 'numbers'])
    expect(await rankOf(basketball, 'teams')).toEqual(['1 H 189 0 0', '2 K 181 0 0'])
    expect((await tableOf(basketball))[0]?.rows).toEqual(['1 H 2 1-0-1 189:181 3', '2 K 2 1-0-1 181:189 3'])
  })

  it('over several leagues name the league of each line, in pages', async () => {
    await store(PLAYED, { plays: PLAYS })
    await store([['X', 'Y', 1, 0]], { league: 'Liga Velha', plays: { 0: [play(1, 'goal', 3, player('Xena'))] } })
    const first = await ask('getBillboard', { type: 'scorers', size: 3 })
    expect(first.list.map(({ place, player: name, league }) => [place, name, league.name_en])).toEqual([
      [1, 'Bia员', 'Liga Nova'],
      [1, 'Ana员', 'Liga Nova'],
      [3, 'Eva员', 'Liga Nova'],
    ])
    const second = await ask('getBillboard', { type: 'scorers', size: 3, page: 2 })
    expect(second.list.map(({ place, player: name, league }) => [place, name, league.name_en])).toEqual([
      [3, 'Xena员', 'Liga Velha'],
    ])
    expect([first.total, second.total]).toEqual([4, 4])
    const last = { page: 2 ** 31 - 1, size: 100 }
    expect(await ask('getBillboard', { type: 'scorers', ...last })).toEqual({ list: [], total: 4, page: last.page })
  })
})

describe('a league', () => {
  it('has its seasons, newest first; without one the newest is meant', async () => {
    const league = await store([['A', 'B', 1, 0]], { name: '2024/25', from: NOW - 400 * DAY })
    await store([['A', 'B', 0, 5]])
    const info = await ask('getEventInfo', league)
    expect(info.seasons.map(({ name }) => name)).toEqual(['2025/26', '2024/25'])
    expect(info.season_id).toBe(info.seasons[0]?.id)
    expect((await tableOf(league))[0]?.rows[0]).toBe('1 B 1 1-0-0 5:0 3')
    const past = { ...league, season_id: info.seasons[1]?.id }
    expect((await tableOf(past))[0]?.rows[0]).toBe('1 A 1 1-0-0 1:0 3')
    expect((await ask('getEventInfo', past)).season_id).toBe(past.season_id)
  })

  it('does not exist under another sport, nor with the season of another league', async () => {
    const league = await store([['A', 'B', 1, 0]])
    const other = await ask('getEventInfo', await store([['A', 'B', 1, 0]], { league: 'Liga Velha' }))
    for (const wrong of [
      { ...league, sport: 'basketball' },
      { ...league, season_id: other.season_id },
    ])
      for (const name of ['getEventInfo', 'getEventIntegral', 'getEventMatch', 'getEventView'] as const)
        expect((await call(endpoints[name].path, wrong)).status, name).toBe(API_STATUS.notFound)
  })

  it('has its matches by round, with the current one as the first that is at most a day old', async () => {
    const scores = Array.from({ length: 6 }, (_, at): Score => (at < 3 ? ['A', 'B', 1, at] : ['A', 'B']))
    const league = await store(scores, { from: NOW - 3 * DAY })
    const info = await ask('getEventInfo', league)
    expect(info.rounds).toEqual(['第1轮', '第2轮', '第3轮', '第4轮', '第5轮', '第6轮'])
    expect((await ask('getEventInfo', { ...league, lang: 'pt-br' })).rounds[0]).toBe('Rodada 1')
    expect(info.round).toBe(4)
    const roundOf = async (round: number) =>
      (await ask('getEventMatch', { ...league, round })).list.map((match) => match.round)
    expect(await roundOf(0)).toEqual(['第4轮'])
    expect(await roundOf(2)).toEqual(['第2轮'])
    expect(await roundOf(7)).toEqual([])
  })

  it('has the matches of a round in pages, in the order of their kick-offs', async () => {
    const league = await store([
      ['A', 'B'],
      ['C', 'D'],
      ['E', 'F'],
    ])
    await server.context.db.updateTable('match').set({ round: 'Matchday 1' }).execute()
    const pages = await Promise.all([1, 2].map((page) => ask('getEventMatch', { ...league, round: 1, page, size: 2 })))
    expect(pages.map(({ list }) => list.map(({ hometeam }) => hometeam.name_en))).toEqual([['A', 'C'], ['E']])
    expect(pages.map(({ total }) => total)).toEqual([3, 3])
  })

  it('keeps the order of its rounds when a match is moved', async () => {
    const league = await store([
      ['A', 'B'],
      ['C', 'D'],
      ['E', 'F'],
      ['A', 'C'],
    ])
    const { db } = server.context
    await db
      .updateTable('match')
      .set({ round: 'Matchday 1' })
      .where('round', 'in', ['Matchday 2', 'Matchday 3'])
      .execute()
    await db
      .updateTable('match')
      .set({ kickoff_time: NOW + 90 * DAY })
      .where('round', '=', 'Matchday 1')
      .where('home_id', '=', sql<number>`(SELECT id FROM team WHERE name_en = 'A')`)
      .execute()
    expect((await ask('getEventInfo', league)).rounds).toEqual(['第1轮', '第4轮'])
  })

  it('has its results in numbers', async () => {
    const league = await store([...LEVEL, ['A', 'B']])
    expect(await ask('getEventView', league)).toEqual({
      matches: 6,
      played: 5,
      scored: 11,
      home_wins: 3,
      draws: 2,
      away_wins: 0,
    })
  })
})

describe('the lists of leagues', () => {
  it('have leagues by sport, and no league of hidden simulated matches', async () => {
    await store([['A', 'B', 1, 0]])
    await store([['H', 'K', 90, 80]], { sport: SPORT.basketball, league: 'Liga Alta' })
    const namesIn = (list: readonly { name_en: string }[]) => list.map(({ name_en }) => name_en)
    const home = await ask('getDatabaseHome')
    expect([namesIn(home.fbList), namesIn(home.bbList), namesIn(home.hotList)]).toEqual([
      ['Liga Nova'],
      ['Liga Alta'],
      ['Liga Nova', 'Liga Alta'],
    ])
    expect(home.cup).toBeNull()
    expect(await ask('getEventList', { size: 1, page: 2 })).toMatchObject({
      total: 2,
      list: [{ name_en: 'Liga Alta' }],
    })
    const ranks = [await ask('getHotFootballRank'), await ask('getHotBasketballRank')]
    expect(ranks.map(({ list }) => list.map((row) => row.list.map(({ team }) => team.name_en)))).toEqual([
      [['A', 'B']],
      [['H', 'K']],
    ])
    await server.context.db.updateTable('match').set({ origin: 'simulation' }).where('sport_id', '=', 1).execute()
    await showSimulation(server.context.db, false)
    expect(namesIn((await ask('getEventList')).list)).toEqual(['Liga Alta'])
    await showSimulation(server.context.db, true)
    const flagsOf = async (league: object) => {
      const [info, rank, round] = [
        await ask('getEventInfo', league),
        await ask('getEventRank', { ...league, type: 'teams' }),
        await ask('getEventMatch', league),
      ]
      return [info.simulated, ...[...rank.list, ...round.list].map(({ simulated }) => simulated)]
    }
    const [simulated, real] = [home.fbList[0]?.id, home.bbList[0]?.id]
    expect(await flagsOf({ sport: 'football', event_id: simulated })).toEqual([1, 1, 1, 1])
    expect(await flagsOf({ sport: 'basketball', event_id: real })).toEqual([0, 0, 0, 0])
    expect((await ask('getHotFootballRank')).list).toMatchObject([{ simulated: 1 }])
    expect((await ask('getHotBasketballRank')).list).toMatchObject([{ simulated: 0 }])
    expect(namesIn((await ask('getEventList')).list)).toEqual(['Liga Nova', 'Liga Alta'])
  })

  it('have names for what requests may name, in the language of the call', async () => {
    expect((await ask('getBaseDictionary')).integral_type[0]).toEqual({ name: '总积分', data: 'total' })
    const portuguese = await ask('getBaseDictionary', { lang: 'pt-br' })
    expect(portuguese.foot_ball_type.map(({ data }) => data)).toEqual(['scorers', 'assists', 'cards', 'teams'])
    expect(portuguese.sports_type).toContainEqual({ name: 'Basquete', data: 'basketball' })
  })
})
