import { request } from 'node:http'
import { API_STATUS, type Endpoints, type Match, type ReplyOf } from '@org/api-client/contract'
import { FOOTBALL_STATUS } from '@org/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootForTest, bootServer, withCatalogue } from '../../../test/boot'
import { steppedClock } from '../../../test/stepped-clock'
import {
  cupFiles,
  fileMatches,
  isDataThere,
  namesOf,
  readData,
  scoreOf,
  scorersIn,
  tablesOf,
  winnerOf,
} from '../../../test/world-cup/cup-file'
import { readFootballFile } from '../../feed/import/read-football-file'
import { saveImport } from '../../feed/import/save-import'
import type { RunningServer } from '../../server'

type FifaName = Extract<keyof Endpoints, `getFifa${string}`>

const post = async (server: RunningServer, path: string, body: object) => {
  const reply = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await reply.json()) as { status: number; data: unknown }
}

/** The length of a reply on its way, which `fetch` does not tell. */
const compressedBytes = (server: RunningServer, path: string, body: object): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'accept-encoding': 'br, gzip' }
    const asked = request(`${server.url}${path}`, { method: 'POST', headers }, (reply) => {
      let bytes = 0
      if (reply.statusCode !== 200) reject(new Error(`${path}: ${reply.statusCode}`))
      reply.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => resolve(bytes))
    })
    asked.on('error', reject).end(JSON.stringify(body))
  })

const ask = async <Name extends FifaName>(server: RunningServer, name: Name, body: object = {}) =>
  (await post(server, `/api/SportDatabase/${name}`, body)).data as ReplyOf<Endpoints[Name]>

const nameOf = ({ hometeam, awayteam }: Match) => `${hometeam.name_en}–${awayteam.name_en}`

describe.skipIf(!isDataThere)('the World Cup of 2026, imported', () => {
  let server: RunningServer
  let topic: ReplyOf<Endpoints['getFifaTopic']>
  const clock = steppedClock('2026-11-25T12:00:00Z')
  beforeAll(async () => {
    server = await bootServer({ feed: 'imports', clock })
    const results = ['internationals/results.csv', 'internationals/shootouts.csv']
    const files = [...cupFiles(), ...results.map((name) => readFootballFile(name, readData(name)))]
    await saveImport(server.context.db, files, clock.now())
    topic = await ask(server, 'getFifaTopic')
  }, 300_000)
  afterAll(() => server.stop())

  const teamID = (name: string) => {
    const team = topic.groups.flatMap(({ rows }) => rows).find(({ team: { name_en } }) => name_en === name)?.team
    if (!team) throw new Error(`${name} is in no group.`)
    return team.id
  }

  it('answers in at most 25 kB, compressed as a browser asks for it', async () => {
    const league = { sport: 'football', event_id: topic.event?.id }
    for (const [path, body] of [
      ['getFifaTopic', {}],
      ['getFifaRank', { size: 50 }],
      ['getFifaTeam', { teamid: teamID('Brazil') }],
      ['getFifaTeamSquad', { teamid: teamID('Brazil') }],
      ['getEventInfo', league],
      ['getEventIntegral', league],
      ['getEventMatch', { ...league, size: 50 }],
    ] as const)
      expect(await compressedBytes(server, `/api/SportDatabase/${path}`, body), path).toBeLessThan(25_000)
  })

  it('has the stadiums of the file, and every match in one of them', () => {
    const { stadiums } = JSON.parse(readData('worldcup-2026/stadiums.json')) as { stadiums: { capacity: number }[] }
    expect(topic.stadiums.map(({ capacity }) => capacity)).toEqual(
      stadiums.map(({ capacity }) => capacity).toSorted((a, b) => b - a),
    )
    expect(topic.stadiums.flatMap(({ matchids }) => matchids).toSorted((a, b) => a - b)).toEqual(
      topic.matches.map(({ id }) => id).toSorted((a, b) => a - b),
    )
    expect(topic.stadiums.map(({ name }) => name)).toContain('墨西哥城阿兹特克体育场')
  })

  it('is named by the home page of the database', async () => {
    const home = (await post(server, '/api/SportDatabase/getHome', {})).data as ReplyOf<Endpoints['getDatabaseHome']>
    expect(home.cup).toEqual(topic.event)
    expect(home.cup?.name_pt).toBe('Copa do Mundo 2026')
  })

  it('has the matches of the file with their scores', () => {
    const expected = fileMatches().map((match) => [namesOf(match), ...scoreOf(match), match.score.p])
    const shown = topic.matches.map((match) => [
      nameOf(match),
      match.home_score,
      match.away_score,
      match.home_penalty_score === null ? undefined : [match.home_penalty_score, match.away_penalty_score],
    ])
    expect(shown.toSorted()).toEqual(expected.toSorted())
    expect(shown).toHaveLength(104)
    const starts = topic.matches.map(({ kickoff_time }) => kickoff_time)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  })

  it('has the tables of the file: every number, the order by points, and who goes on', () => {
    const later = new Set(fileMatches().flatMap(({ group, team1, team2 }) => (group ? [] : [team1, team2])))
    const expected = tablesOf(fileMatches())
    expect(topic.groups.map(({ name, rows }) => [name, rows.length])).toEqual(
      [...'ABCDEFGHIJKL'].map((letter) => [`${letter}组`, 4]),
    )
    for (const { rows } of topic.groups) {
      for (const { team, played, won, drawn, lost, scored, conceded, points, qualified } of rows) {
        expect([played, won, drawn, lost, scored, conceded, points], team.name_en).toEqual(expected.get(team.name_en))
        expect(qualified, team.name_en).toBe(later.has(team.name_en) ? 1 : 0)
      }
      expect(rows.map(({ points }) => points)).toEqual(rows.map(({ points }) => points).toSorted((a, b) => b - a))
      expect(rows.slice(0, 2).map(({ qualified }) => qualified)).toEqual([1, 1])
    }
  })

  it('has the bracket of the file, in which the winners of neighbours meet', () => {
    const matches = new Map(topic.matches.map((match) => [match.id, match]))
    const matchOf = (id: number) => {
      const found = matches.get(id)
      if (!found) throw new Error(`The match ${id} is missing.`)
      return found
    }
    const knockout = fileMatches().filter(({ group }) => group === undefined)
    const shown = topic.bracket.flatMap(({ ties }) =>
      ties.map(({ matchid, winner }) => `${nameOf(matchOf(matchid))} ${winner}`),
    )
    expect(shown.toSorted()).toEqual(knockout.map((match) => `${namesOf(match)} ${winnerOf(match)}`).toSorted())
    const tree = topic.bracket.filter(({ apart }) => apart === 0)
    expect(tree.map(({ ties }) => ties.length)).toEqual([16, 8, 4, 2, 1])
    expect(topic.bracket.at(-1)).toMatchObject({ apart: 1, name: '季军赛' })
    tree.slice(0, -1).forEach(({ ties }, at) => {
      const winners = ties.map(({ matchid, winner }) => {
        const { hometeam, awayteam } = matchOf(matchid)
        return (winner === 'home' ? hometeam : awayteam).name_en
      })
      tree[at + 1]?.ties.forEach(({ matchid }, place) => {
        const { hometeam, awayteam } = matchOf(matchid)
        expect([hometeam.name_en, awayteam.name_en].toSorted()).toEqual(
          winners.slice(2 * place, 2 * place + 2).toSorted(),
        )
      })
    })
  })

  it('has the scorers of the file, without own goals', () => {
    const all = scorersIn(fileMatches())
    expect(topic.scorers.length).toBe(50)
    for (const { player, team, goals, penalties } of topic.scorers) {
      const key = `${player} (${team.name_en})`
      expect({ key, goals, penalties }).toEqual({ key, ...all.get(key) })
    }
    const best = [...all.values()]
      .map(({ goals }) => goals)
      .toSorted((a, b) => b - a)
      .slice(0, 50)
    expect(topic.scorers.map(({ goals }) => goals)).toEqual(best)
    expect(topic.scorers.map(({ rank }) => rank)).toEqual(best.map((scored) => best.indexOf(scored) + 1))
  })

  it('has the squad, the group and the matches of a team as in the files', async () => {
    const squads = JSON.parse(readData('worldcup-2026/squads.json')) as { name: string; players: object[] }[]
    const { list } = await ask(server, 'getFifaTeamSquad', { teamid: teamID('Brazil') })
    expect(list).toHaveLength(squads.find(({ name }) => name === 'Brazil')?.players.length ?? 0)
    expect(list.map(({ number }) => number)).toEqual(list.map(({ number }) => number).toSorted((a, b) => a - b))
    const page = await ask(server, 'getFifaTeam', { teamid: teamID('Brazil') })
    expect(page.team).toMatchObject({ name_zh: '巴西', name_pt: 'Brasil' })
    expect(page.group?.rows.map(({ team }) => team.name_en).toSorted()).toEqual([
      'Brazil',
      'Haiti',
      'Morocco',
      'Scotland',
    ])
    expect(page.matches.map(nameOf)).toEqual(
      fileMatches()
        .filter(({ team1, team2 }) => team1 === 'Brazil' || team2 === 'Brazil')
        .map(namesOf),
    )
  })

  it('has goals and their mean as in the file, and no figure that the file does not tell', async () => {
    const { list, played } = await ask(server, 'getFifaTeamStats', { teamid: teamID('Spain') })
    const own = fileMatches().filter(({ team1, team2 }) => team1 === 'Spain' || team2 === 'Spain')
    const scored = own.map((match) => scoreOf(match)[match.team1 === 'Spain' ? 0 : 1])
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
    expect(played).toBe(own.length)
    expect(list.map(({ kind }) => kind)).toEqual(['goals', 'goals_against'])
    const goals = list.find(({ kind }) => kind === 'goals')
    expect(goals?.value).toBeCloseTo(sum(scored) / own.length, 2)
    expect(goals?.mean).toBeCloseTo(sum(fileMatches().flatMap((match) => [...scoreOf(match)])) / 208, 2)
  })

  it('counts the World Cups that were won and lost in the final from the results', async () => {
    const cupOf = async (name: string) => {
      const { list } = await ask(server, 'getFifaTeamHonor', { teamid: teamID(name) })
      return list.find(({ tournament }) => tournament === '世界杯')
    }
    expect(await cupOf('Brazil')).toMatchObject({ titles: [2002, 1994, 1970, 1962, 1958], entries: 23, first: 1930 })
    expect(await cupOf('Germany')).toMatchObject({ titles: [2014, 1990, 1974, 1954], finals: [2002, 1986, 1982, 1966] })
    expect(await cupOf('Uruguay')).toMatchObject({ titles: [1950, 1930], finals: [] })
    expect(await cupOf('Spain')).toMatchObject({ titles: [2026, 2010] })
    const { list } = await ask(server, 'getFifaTeamHonor', { teamid: teamID('Uruguay') })
    expect(list.find(({ tournament }) => tournament === '美洲杯')?.titles).toHaveLength(15)
  })

  it('forecasts its matches from earlier results of national teams, better than by chance', async () => {
    const final = topic.matches.at(-1)
    if (!final) throw new Error('The final is missing.')
    expect(nameOf(final)).toBe('Spain–Argentina')
    const page = await post(server, '/webapi/football/getAnalysisData', { matchid: final.id })
    const { forecast } = page.data as ReplyOf<Endpoints['getAnalysisData']>
    if (!forecast) throw new Error('The forecast is missing.')
    expect(forecast.home + forecast.draw + forecast.away).toBeCloseTo(1)
    for (const chance of [forecast.home, forecast.draw, forecast.away]) expect(chance).toBeGreaterThan(0.15)
    expect(forecast.results).toBeGreaterThan(1000)
    const { data } = await post(server, '/api/football/getForecastQuality', { matchid: final.id })
    const { matches, brier, even_brier } = data as ReplyOf<Endpoints['getForecastQuality']>
    expect(matches).toBeGreaterThan(50)
    expect(brier).toBeLessThan((even_brier ?? 0) - 0.05)
  })

  it('ranks the members of FIFA page by page, with the rankings before', async () => {
    const first = await ask(server, 'getFifaRank')
    expect(first.total).toBe(211)
    expect(first.list).toHaveLength(20)
    const rest = await Promise.all([2, 3].map((page) => ask(server, 'getFifaRank', { page, size: 100 })))
    expect(rest.flatMap(({ list }) => list).map(({ rank }) => rank)).toEqual(
      Array.from({ length: 111 }, (_, at) => at + 101),
    )
    for (const { rank, previous_rank, points, history } of first.list) {
      expect(history.at(-1)).toEqual({ date: '2026-07-19', rank, points })
      expect(history.at(-2)).toMatchObject({ date: '2026-06-30', rank: previous_rank })
      expect(history).toHaveLength(13)
    }
    const top = first.list.map(({ team }) => team.name_en)
    expect(top.slice(0, 10)).toEqual(expect.arrayContaining(['Spain', 'Argentina', 'France', 'England', 'Brazil']))
    expect(await ask(server, 'getFifaTeam', { teamid: first.list[0]?.team.id })).toMatchObject({ rank: { rank: 1 } })
  })
})

it('has nothing of a World Cup before an import', async () => {
  const server = await bootForTest()
  expect(await ask(server, 'getFifaTopic')).toEqual({
    event: null,
    groups: [],
    bracket: [],
    matches: [],
    scorers: [],
    stadiums: [],
  })
  expect(await ask(server, 'getFifaRank')).toEqual({ list: [], total: 0, page: 1 })
})

const SMALL = `{ "name": "World Cup 2030", "matches": [{ "round": "Matchday 1", "date": "2030-06-14", "time": "12:00 UTC-5",
  "team1": "Norway", "team2": "Brazil", "group": "Group A" }] }`

it('knows a team of a World Cup that has not begun, and neither a club nor another id', async () => {
  const server = await bootForTest({ template: await withCatalogue() })
  await saveImport(server.context.db, [readFootballFile('cup.json', SMALL)], server.context.clock.now())
  const { event, matches, groups, bracket } = await ask(server, 'getFifaTopic')
  expect([matches.length, groups[0]?.rows.length, bracket]).toEqual([1, 2, []])
  expect((await post(server, '/api/SportDatabase/getHome', {})).data).toMatchObject({ cup: event })
  const teamid = matches[0]?.hometeam.id
  expect(await ask(server, 'getFifaTeam', { teamid })).toMatchObject({ rank: null, group: { name: 'A组' } })
  expect(await ask(server, 'getFifaTeamStats', { teamid })).toMatchObject({ played: 0, list: [] })
  expect(await ask(server, 'getFifaTeamHonor', { teamid })).toMatchObject({ list: [] })
  expect(await ask(server, 'getFifaTeamSquad', { teamid })).toMatchObject({ list: [] })
  const club = await server.context.db
    .selectFrom('team')
    .select('id')
    .where('sport_id', '=', 1)
    .limit(1)
    .executeTakeFirst()
  for (const id of [club?.id, 999_999_999])
    expect((await post(server, '/api/SportDatabase/getFifaTeam', { teamid: id })).status).toBe(API_STATUS.notFound)
})

it('counts the goals of a match in play, none of one that was abandoned, and of equal scorers has first who needed fewer penalties', async () => {
  const server = await bootForTest({ template: await withCatalogue() })
  const goals = [
    { name: 'Ana', minute: '5', penalty: true },
    { name: 'Bia', minute: '6' },
  ]
  const match = { round: 'Matchday 1', date: '2026-06-14', team1: 'Norway', team2: 'Brazil', group: 'Group A' }
  const text = JSON.stringify({
    name: 'World Cup 2026',
    matches: [{ ...match, score: { ft: [2, 0] }, goals1: goals, goals2: [] }],
  })
  await saveImport(server.context.db, [readFootballFile('cup.json', text)], Date.UTC(2026, 6, 1))
  const scorers = async () => (await ask(server, 'getFifaTopic')).scorers.map(({ player }) => player)
  const is = (status: number) => server.context.db.updateTable('match').set({ status }).execute()
  for (const status of [FOOTBALL_STATUS.finished, FOOTBALL_STATUS.secondHalf]) {
    await is(status)
    expect(await scorers(), String(status)).toEqual(['Bia', 'Ana'])
  }
  await is(FOOTBALL_STATUS.abandoned)
  expect(await scorers()).toEqual([])
})

const RESULTS = `date,home_team,away_team,home_score,away_score,tournament,city,country,neutral
2026-06-14,Norway,Brazil,1,0,FIFA World Cup,Houston,United States,TRUE
`

const LEAGUE = `{ "name": "English Premier League 2025/26", "matches": [{ "round": "Matchday 1", "date": "2026-05-14",
  "time": "15:00", "team1": "Arsenal FC", "team2": "Chelsea FC", "score": { "ft": [1, 0] } }] }`

it('is found by the search as a national team, also without a match', async () => {
  const server = await bootForTest({ template: await withCatalogue() })
  const files = [readFootballFile('results.csv', RESULTS), readFootballFile('league.json', LEAGUE)]
  await saveImport(server.context.db, files, server.context.clock.now())
  const found = async (keyword: string) =>
    (await post(server, '/api/search/teams', { keyword })).data as ReplyOf<Endpoints['searchTeams']>
  expect((await found('Norway')).list).toMatchObject([{ name_en: 'Norway', nation: 1 }])
  expect((await found('Arsenal')).list).toMatchObject([{ nation: 0 }])
})

const OLD_RESULTS = `${RESULTS}2026-06-10,Norway,Brazil,2,2,Friendly,Oslo,Norway,FALSE
2030-06-13,Norway,Brazil,4,4,FIFA World Cup,Houston,United States,TRUE
1998-06-23,Brazil,Norway,1,2,FIFA World Cup,Marseille,France,TRUE
`

it('has its earlier results with its matches, but not the result of the match itself', async () => {
  const server = await bootForTest({ template: await withCatalogue() })
  const files = [readFootballFile('results.csv', OLD_RESULTS), readFootballFile('cup.json', SMALL)]
  await saveImport(server.context.db, files, server.context.clock.now())
  const [match] = (await ask(server, 'getFifaTopic')).matches
  const reply = await post(server, '/webapi/football/getAnalysisData', { matchid: match?.id, lang: 'pt-br' })
  const { internationals, home } = reply.data as ReplyOf<Endpoints['getAnalysisData']>
  expect(internationals.map(({ date, home_score, away_score }) => [date, home_score, away_score])).toEqual([
    ['2026-06-14', 1, 0],
    ['2026-06-10', 2, 2],
    ['1998-06-23', 1, 2],
  ])
  expect(home.internationals.map(({ date, tournament }) => [date, tournament])).toEqual([
    ['2026-06-14', 'Copa do Mundo'],
    ['2026-06-10', 'Amistoso'],
    ['1998-06-23', 'Copa do Mundo'],
  ])
})

it('has no home advantage in a forecast of a World Cup unless a team plays in its country', async () => {
  const months = ['01', '03', '05', '07', '09', '11']
  const rows = months.flatMap((month) => [
    `2029-${month}-02,Norway,Brazil,2,0,FIFA World Cup qualification,Oslo,Norway,FALSE`,
    `2029-${month}-03,Brazil,Norway,2,0,FIFA World Cup qualification,Rio,Brazil,FALSE`,
  ])
  const results = [RESULTS.split('\n')[0], ...rows, ''].join('\n')
  const oslo = { city: 'Oslo', timezone: 'UTC+2', cc: 'no', name: 'Ullevaal', capacity: 27_000, coords: '' }
  const stadiums = JSON.stringify({ name: 'World Cup 2030', stadiums: [oslo] })
  const chances = async (team1: string, team2: string, ground: string) => {
    const server = await bootForTest()
    const match = {
      round: 'Matchday 1',
      date: '2030-06-14',
      time: '12:00 UTC-5',
      team1,
      team2,
      group: 'Group A',
      ground,
    }
    const cup = JSON.stringify({ name: 'World Cup 2030', matches: [match] })
    const files = [
      readFootballFile('stadiums.json', stadiums),
      readFootballFile('results.csv', results),
      readFootballFile('cup.json', cup),
    ]
    await saveImport(server.context.db, files, server.context.clock.now())
    const [found] = (await ask(server, 'getFifaTopic')).matches
    const { data } = await post(server, '/webapi/football/getAnalysisData', { matchid: found?.id })
    const { forecast } = data as ReplyOf<Endpoints['getAnalysisData']>
    return { home: forecast?.home ?? 0, away: forecast?.away ?? 0 }
  }
  const neutral = await chances('Norway', 'Brazil', 'Houston')
  expect(neutral.home).toBeCloseTo(neutral.away, 1)
  const atHome = await chances('Norway', 'Brazil', 'Oslo')
  expect(atHome.home).toBeGreaterThan(neutral.home + 0.1)
  const listedSecond = await chances('Brazil', 'Norway', 'Oslo')
  expect(listedSecond.away).toBeCloseTo(atHome.home, 5)
})

const QUALIFIER = `{ "name": "World Cup 2030 Qualifying", "matches": [{ "round": "Final", "date": "2030-03-31",
  "time": "20:45", "team1": "Kosovo", "team2": "Wales" }] }`

it('names the rounds of the qualification in the language of the call', async () => {
  const server = await bootForTest()
  const pairs = [
    ['UEFA Second Round Play-offs, Path A, Semi-finals', 'Italy', 'Wales'],
    ['Inter-confederation Play-offs, Pathway 2, Final', 'Iraq', 'Bolivia'],
  ]
  const matches = pairs.map(([round, team1, team2], at) => ({ round, date: `2026-03-2${at}`, team1, team2 }))
  const file = JSON.stringify({ name: 'World Cup 2026 Qualifying', matches })
  await saveImport(server.context.db, [readFootballFile('q.json', file)], server.context.clock.now())
  const { data } = await post(server, '/api/SportDatabase/getEventList', {})
  const event_id = (data as ReplyOf<Endpoints['getEventList']>).list[0]?.id
  const rounds = async (lang: string) =>
    (
      (await post(server, '/api/SportDatabase/getEventInfo', { sport: 'football', event_id, lang })).data as {
        rounds: string[]
      }
    ).rounds
  expect(await rounds('cn')).toEqual(['欧洲区附加赛 A路径 半决赛', '洲际附加赛 2路径 决赛'])
  expect(await rounds('pt-br')).toEqual([
    'Repescagem da Europa, Caminho A, Semifinal',
    'Repescagem mundial, Caminho 2, Final',
  ])
})

it('has a page for each national team that the search marks as one, and for no other', async () => {
  const server = await bootForTest()
  const files = [
    ['cup.json', SMALL],
    ['qualifier.json', QUALIFIER],
    ['league.json', LEAGUE],
  ].map(([name = '', text = '']) => readFootballFile(name, text))
  await saveImport(server.context.db, files, server.context.clock.now())
  const marks: [string, number, number][] = []
  for (const keyword of ['Norway', 'Brazil', 'Kosovo', 'Wales', 'Arsenal', 'Chelsea']) {
    const { list } = (await post(server, '/api/search/teams', { keyword })).data as ReplyOf<Endpoints['searchTeams']>
    for (const { id, name_en, nation } of list)
      marks.push([name_en, nation, (await post(server, '/api/SportDatabase/getFifaTeam', { teamid: id })).status])
  }
  const [found, missing] = [API_STATUS.success, API_STATUS.notFound]
  expect(marks).toEqual([
    ['Norway', 1, found],
    ['Brazil', 1, found],
    ['Kosovo', 1, found],
    ['Wales', 1, found],
    ['Arsenal FC', 0, missing],
    ['Chelsea FC', 0, missing],
  ])
})
