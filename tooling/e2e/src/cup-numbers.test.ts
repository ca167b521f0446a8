// @module-tag deep
import { getFifaTopic, type Endpoints, type ReplyOf } from '@org/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newFan, type Fan } from './fan'
import { ServerProcess } from './server-process'
import { cupData } from './walk/cup-data'

type Pair = readonly [number, number]

interface FileGoal {
  readonly name: string
  readonly penalty?: boolean
  readonly owngoal?: boolean
}

/** What the file says of a match, read by code of this test alone. */
interface FileMatch {
  readonly group?: string
  readonly team1: string
  readonly team2: string
  readonly ground: string
  readonly score: { readonly ft: Pair; readonly et?: Pair; readonly p?: Pair }
  readonly goals1?: readonly FileGoal[]
  readonly goals2?: readonly FileGoal[]
}

interface FileStadium {
  readonly city: string
  readonly capacity: number
}

const files = cupData()
const { stadiums = [] } = JSON.parse(files['stadiums.json'] ?? '{}') as { stadiums?: readonly FileStadium[] }
const { matches } = JSON.parse(files['matches.json'] ?? '') as { matches: readonly FileMatch[] }
const scoreOf = ({ score: { ft, et } }: FileMatch) => et ?? ft

// Without the data beside the project, the cup has one match.
describe.skipIf(matches.length === 1)('the page of the World Cup', () => {
  let server: ServerProcess
  let fan: Fan
  /** The names that the page shows, by those of the file. */
  let names: ReadonlyMap<string, string>

  beforeAll(async () => {
    server = await ServerProcess.start()
    await server.importFootball(files)
    const reply = await fetch(server.url + getFifaTopic.path, { method: 'POST' })
    const { groups } = ((await reply.json()) as { data: ReplyOf<Endpoints['getFifaTopic']> }).data
    names = new Map(groups.flatMap(({ rows }) => rows.map(({ team }) => [team.name_en, team.short_name_zh])))
    fan = await newFan(server)
  })
  afterAll(async () => {
    await fan.leave()
    await server.stop()
  })

  const open = async (tab: string) => {
    await fan.page.goto(fan.at(`/fifa2025?tab=${tab}`))
    return fan.page.getByRole('tabpanel')
  }
  const nameOf = (team: string) => names.get(team) ?? `unknown: ${team}`

  it('shows in the tables of the groups the numbers of the file', async () => {
    const rows = (await open('groups')).locator('tbody tr:has(td)')
    await expect.poll(() => rows.count()).toBe(names.size)
    const shown = await rows.evaluateAll((all) =>
      all.map((row) => [
        row.querySelector('a')?.textContent ?? '',
        ...[...row.querySelectorAll('td')].map((cell) => cell.textContent),
      ]),
    )
    const expected = [...names.keys()].map((team) => [nameOf(team), ...numbersOf(team)])
    const byName = (a: readonly unknown[], b: readonly unknown[]) => (`${a[0]}` < `${b[0]}` ? -1 : 1)
    const named = shown.map(([link = '', ...numbers]) => [nameIn(link, [...names.values()]), ...numbers])
    expect(named.toSorted(byName)).toEqual(expected.toSorted(byName))
  })

  it('shows in its list and in the knockout the scores of the file, with the kicks of shootouts', async () => {
    const links = (await open('matches')).getByRole('article').getByRole('link')
    await expect.poll(() => links.count()).toBe(matches.length)
    const listed = await links.evaluateAll((all) =>
      all.map((link) => (link.getAttribute('aria-label') ?? '').split(',')[0]),
    )
    const scores = matches.map((match) => {
      const [home, away] = scoreOf(match)
      return `${nameOf(match.team1)} ${home} – ${away} ${nameOf(match.team2)}`
    })
    expect(listed.toSorted()).toEqual(scores.toSorted())

    const knockout = matches.filter(({ group }) => group === undefined)
    const ties = (await open('bracket')).getByRole('listitem').getByRole('link')
    await expect.poll(() => ties.count()).toBe(knockout.length)
    const drawn = (await ties.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ''))
    for (const match of knockout) {
      const [kicks, score] = [match.score.p, scoreOf(match)]
      const side = (team: string, at: 0 | 1) => `${nameOf(team)}${kicks ? `(${kicks[at]})` : ''}${score[at]}`
      const tie = side(match.team1, 0) + side(match.team2, 1)
      expect(
        drawn.filter((text) => text.endsWith(tie)),
        tie,
      ).toHaveLength(1)
    }
  })

  it('shows the scorers of the file with their goals and penalties, those with most first', async () => {
    const rows = (await open('scorers')).getByRole('listitem')
    await rows.first().waitFor()
    const all = scorers()
    const expected = new Map(
      all.map(({ player, team, goals, penalties }) => [`${player} ${nameOf(team)}`, [goals, penalties]]),
    )
    const shown = (await rows.allInnerTexts()).map((text) => {
      const [, player = '', note = '', goals = ''] = text.split(/\n+/)
      const [team = '', penalties = '0'] = note.split(' · 点球 ')
      return { of: `${player} ${team}`, numbers: [Number(goals), Number(penalties)] }
    })
    for (const { of, numbers } of shown) expect(numbers, of).toEqual(expected.get(of))
    const most = all.map(({ goals }) => goals).toSorted((a, b) => b - a)
    expect(shown.map(({ numbers }) => numbers[0])).toEqual(most.slice(0, shown.length))
  })

  it('shows the seats and the number of matches of each ground', async () => {
    const rows = (await open('stadiums')).getByRole('button')
    await expect.poll(() => rows.count()).toBe(stadiums.length)
    const shown = (await rows.allInnerTexts()).map((text) =>
      (text.match(/(\d+) 场比赛\s+([\d,]+) 座/) ?? []).slice(1).join(' '),
    )
    const expected = stadiums.map(({ city, capacity }) => {
      const count = matches.filter(({ ground }) => ground === city).length
      return `${count} ${capacity.toLocaleString('en')}`
    })
    expect(shown.toSorted()).toEqual(expected.toSorted())
  })
})

/** The link also has the place, and says who qualified. */
const nameIn = (link: string, all: readonly string[]) =>
  all.filter((name) => link.includes(name)).toSorted((a, b) => b.length - a.length)[0] ?? link

/** Played, won, drawn, lost, difference, points, and scored and conceded, as the page writes them. */
const numbersOf = (team: string): string[] => {
  const results = matches
    .filter(({ group, team1, team2 }) => group !== undefined && [team1, team2].includes(team))
    .map((match) => (match.team1 === team ? scoreOf(match) : scoreOf(match).toReversed()) as Pair)
  const count = (fits: (own: number, other: number) => boolean) =>
    results.filter(([own, other]) => fits(own, other)).length
  const sum = (at: 0 | 1) => results.reduce((total, result) => total + result[at], 0)
  const [won, drawn] = [count((own, other) => own > other), count((own, other) => own === other)]
  const difference = sum(0) - sum(1)
  return [
    results.length,
    won,
    drawn,
    results.length - won - drawn,
    difference > 0 ? `+${difference}` : difference,
    3 * won + drawn,
    `${sum(0)}/${sum(1)}`,
  ].map(String)
}

/** Without own goals. */
const scorers = () => {
  const found = new Map<string, { player: string; team: string; goals: number; penalties: number }>()
  for (const { team1, team2, goals1 = [], goals2 = [] } of matches)
    for (const [team, goals] of [
      [team1, goals1],
      [team2, goals2],
    ] as const)
      for (const { name, penalty = false, owngoal = false } of goals) {
        if (owngoal) continue
        const key = `${name} ${team}`
        const before = found.get(key) ?? { player: name, team, goals: 0, penalties: 0 }
        found.set(key, { ...before, goals: before.goals + 1, penalties: before.penalties + Number(penalty) })
      }
  return [...found.values()]
}
