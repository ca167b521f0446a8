import { type Endpoint, endpoints, type Endpoints, type Match, type ReplyOf } from '@org/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveImport } from '../../src/feed/import/save-import'
import { replayDate } from '../../src/feed/import/replay'
import type { RunningServer } from '../../src/server'
import { bootServer, withCatalogue } from '../boot'
import { steppedClock } from '../stepped-clock'
import {
  cupFiles,
  fileMatches,
  isDataThere,
  kickoffMsOf,
  namesOf,
  scorersIn,
  tablesOf,
  winnerOf,
  type FileMatch,
} from './cup-file'
import {
  AFTER,
  BEFORE,
  expectedOf,
  FIRST_HALF,
  goalsUntil,
  GROUPS,
  MOMENTS,
  phaseOf,
  replayedOf,
  SECOND_HALF,
  shownOf,
  type Moment,
  type Phase,
} from './cup-moments'

type Topic = ReplyOf<Endpoints['getFifaTopic']>

const matchesOf = (day: string) => fileMatches().filter(({ date }) => date === day)
const byNames = <Row extends { readonly names: string }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => (a.names < b.names ? -1 : 1))

describe.skipIf(!isDataThere)('a day of the World Cup of 2026', () => {
  let server: RunningServer
  /** Lists have short names in one language. */
  let english: ReadonlyMap<number, string>
  const clock = steppedClock('2026-06-24T17:00:00Z')
  const moveTo = (ms: number) => clock.advance(ms - clock.now())

  const ask = async <Name extends keyof Endpoints>(name: Name, body: object = {}) => {
    const { path }: Endpoint = endpoints[name]
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const reply = await fetch(server.url + path.replace(':sport', 'football'), { ...init, body: JSON.stringify(body) })
    return ((await reply.json()) as { data: unknown }).data as ReplyOf<Endpoints[Name]>
  }
  const nameOf = ({ hometeam, awayteam }: Match) =>
    namesOf({ team1: english.get(hometeam.id) ?? '', team2: english.get(awayteam.id) ?? '' })
  const shown = (match: Match) => shownOf(match, nameOf(match), clock.now())

  /** At all grounds it is the same day as in New York. */
  const listOf = async (date: string, simulated: 0 | 1) =>
    (await ask('getDateMatch', { date, sport_id: 1, tz: 'America/New_York' })).list.filter(
      (match) => match.simulated === simulated,
    )

  beforeAll(async () => {
    server = await bootServer({ feed: 'imports', clock, template: await withCatalogue() })
    await saveImport(server.context.db, cupFiles(), clock.now())
    const { groups } = await ask('getFifaTopic')
    english = new Map(groups.flatMap(({ rows }) => rows.map(({ team }) => [team.id, team.name_en])))
  })
  afterAll(() => server.stop())

  /** Goals in head, story, commentary and minutes. */
  const compareGoals = async (matchid: number, file: FileMatch, phase: Phase) => {
    const goals = goalsUntil(file, phase)
    const { list: incidents } = await ask('getIncidentsData', { matchid })
    const scored = incidents.filter(({ kind }) => kind !== 'period')
    expect(
      scored.map(({ minute, added, side, player, kind, home_score, away_score }) => ({
        minute,
        added,
        side,
        player,
        kind,
        score: [home_score, away_score],
      })),
    ).toEqual(goals)
    const { list: lines } = await ask('getTliveData', { matchid })
    const told = lines.filter(({ id }) => scored.some((incident) => incident.id === id))
    expect(told.map(({ clock: time, home_score, away_score }) => [time, home_score, away_score])).toEqual(
      goals.map(({ minute, added, score }) => [added > 0 ? `${minute}+${added}'` : `${minute}'`, ...score]),
    )
    for (const { minute, added, home_score, away_score } of (await ask('getMatchTimeline', { matchid })).list)
      expect([home_score, away_score], `${namesOf(file)} ${minute}+${added}`).toEqual(
        goalsUntil(file, [0, minute, added]).at(-1)?.score ?? [0, 0],
      )
  }

  const comparePage = async (match: Match, file: FileMatch, phase: Phase) => {
    const matchid = match.id
    const { match: head, referee, stats, momentum } = await ask('getMatchCombineData', { matchid })
    expect(shown(head)).toEqual(expectedOf(file, phase))
    // The file has none of these.
    const lineups = await ask('getLineupData', { matchid })
    const { list: odds } = await ask('matchOdd', { matchid })
    expect([referee, stats, momentum, odds, lineups.home.starters, lineups.away.bench]).toEqual([
      '',
      [],
      [],
      [],
      [],
      [],
    ])
    await compareGoals(matchid, file, phase)
  }

  /** The rank of a match is the table of its group. */
  const compareRank = async ({ id, hometeam }: Match, { groups }: Topic) => {
    const group = groups.find(({ rows }) => rows.some(({ team }) => team.id === hometeam.id))
    const table = group?.rows.map(({ qualified: _qualified, ...row }) => row)
    expect((await ask('getMatchRank', { matchid: id })).list).toEqual(table)
  }

  const compareCup = async (moment: Moment) => {
    const topic = await ask('getFifaTopic')
    const all = fileMatches()
    const isOver = (match: FileMatch) => phaseOf(match, moment) === AFTER
    expect(byNames(topic.matches.map(shown))).toEqual(
      byNames(all.map((match) => expectedOf(match, phaseOf(match, moment)))),
    )
    const tables = tablesOf(all, isOver)
    expect(topic.groups.flatMap(({ rows }) => rows)).toHaveLength(tables.size)
    for (const { rows } of topic.groups) {
      for (const { team, played, won, drawn, lost, scored, conceded, points } of rows)
        expect([played, won, drawn, lost, scored, conceded, points], team.name_en).toEqual(tables.get(team.name_en))
      expect(rows.map(({ points }) => points)).toEqual(rows.map(({ points }) => points).toSorted((a, b) => b - a))
    }
    const scorers = scorersIn(all, (match, goal) => goalsUntil(match, phaseOf(match, moment)).some(isSame(goal)))
    const counts = [...scorers.values()].map(({ goals }) => goals).toSorted((a, b) => b - a)
    expect(topic.scorers.map(({ goals }) => goals)).toEqual(counts.slice(0, 50))
    for (const { player, team, goals, penalties } of topic.scorers) {
      const key = `${player} (${team.name_en})`
      expect({ key, goals, penalties }).toEqual({ key, ...scorers.get(key) })
    }
    const names = new Map(topic.matches.map((match) => [match.id, nameOf(match)]))
    expect(
      topic.bracket
        .flatMap(({ ties }) => ties.map(({ matchid, winner }) => `${names.get(matchid)} ${winner}`))
        .toSorted(),
    ).toEqual(
      all
        .filter(({ group }) => group === undefined)
        .map((match) => `${namesOf(match)} ${isOver(match) ? winnerOf(match) : 'none'}`)
        .toSorted(),
    )
    return topic
  }

  it.each(MOMENTS)(
    'has at $at in list, match pages, group tables, scorers and bracket every number of the file until then',
    async (moment) => {
      moveTo(Date.parse(moment.at))
      const files = matchesOf(moment.date)
      const expected = byNames(files.map((match) => expectedOf(match, phaseOf(match, moment))))
      const listed = async () => byNames((await listOf(moment.date, 0)).map(shown))
      await expect.poll(listed).toEqual(expected)
      const topic = await compareCup(moment)
      const list = new Map((await listOf(moment.date, 0)).map((match) => [nameOf(match), match]))
      for (const file of files) {
        const match = list.get(namesOf(file))
        if (!match) throw new Error(`${namesOf(file)} is not in the list.`)
        await comparePage(match, file, phaseOf(file, moment))
        if (file.group !== undefined) await compareRank(match, topic)
      }
    },
  )

  it.each<readonly [string, number, Phase]>([
    ['before', 0, BEFORE],
    ['in the first half of', 35 * 60 + 30, [FIRST_HALF, 36]],
    ['in the second half of', 85 * 60 + 30, [SECOND_HALF, 69]],
    ['after', 3 * 3600, AFTER],
  ])(
    'has %s its replay at another time the goals of the file, and the form and table from before the match',
    async (_when, seconds, phase) => {
      const start = Date.parse('2026-07-01T02:00:00Z')
      const files = matchesOf(GROUPS)
      if (seconds === 0) {
        moveTo(start)
        await replayDate(server.context.db, { date: GROUPS, speed: 1, nowMs: start })
      }
      moveTo(start + seconds * 1000)
      const replayed = () => listOf('2026-06-30', 1)
      const numbers = ({ names, status, score, half, extra }: ReturnType<typeof shown>) => ({
        names,
        status,
        score,
        half,
        extra,
      })
      await expect
        .poll(async () => byNames((await replayed()).map((match) => numbers(shown(match)))))
        .toEqual(byNames(files.map((file) => replayedOf(file, phase))))
      for (const match of await replayed()) {
        const file = files.find((each) => namesOf(each) === nameOf(match))
        if (!file) throw new Error(`${nameOf(match)} is not in the file.`)
        await compareGoals(match.id, file, phase)
        const { home, standings } = await ask('getAnalysisData', { matchid: match.id })
        const isBefore = (other: FileMatch) => kickoffMsOf(other) < kickoffMsOf(file)
        const teams = [file.team1, file.team2]
        expect(home.results.map(nameOf)).toEqual(
          fileMatches()
            .filter((other) => isBefore(other) && [other.team1, other.team2].includes(file.team1))
            .toReversed()
            .map(namesOf),
        )
        const table = tablesOf(fileMatches(), isBefore)
        expect(
          Object.fromEntries(standings.map(({ team, played, points }) => [team.name_en, [played, points]])),
        ).toEqual(Object.fromEntries(teams.map((team) => [team, [table.get(team)?.[0], table.get(team)?.at(-1)]])))
      }
    },
  )
})

const isSame = (goal: object) => (other: object) => JSON.stringify(goal) === JSON.stringify(other)
