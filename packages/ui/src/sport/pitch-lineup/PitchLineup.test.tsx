import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { PitchLineup, type LineupTeam, type PitchLineupProps } from '.'

const NAMES = [
  'Ederson',
  'Walker',
  'Dias',
  'Akanji',
  'Gvardiol',
  'Rodri',
  'Silva',
  'Foden',
  'De Bruyne',
  'Doku',
  'Haaland',
]
const team = (name: string, more: Partial<LineupTeam> = {}): LineupTeam => ({
  name,
  formation: '4-2-3-1',
  starters: NAMES.map((player, at) => ({ id: player, name: player, number: String(at + 1) })),
  bench: [{ id: 'ortega', name: 'Ortega', number: '18', position: 'Goalkeeper' }],
  ...more,
})

const lineup: PitchLineupProps = {
  home: team('City', { absences: [{ id: 'stones', name: 'Stones', reason: 'Knee injury' }] }),
  away: team('Liverpool', { formation: '4-3-3' }),
  labels: { starters: 'Starting line-ups', bench: 'Bench', absences: 'Absent', captain: 'Captain' },
}

const topOf = (name: string, nth: 'first' | 'last') =>
  page.getByText(name, { exact: true })[nth]().element().getBoundingClientRect()

test('reads the players of each team in order, from the goalkeeper to the attack', async () => {
  await render(<PitchLineup {...lineup} />)
  const players = page.getByRole('list', { name: 'City 4-2-3-1' }).getByRole('listitem').elements()
  expect(players.map(({ textContent }) => textContent)).toEqual(NAMES.map((name, at) => `${at + 1}${name}`))
})

test('draws the home team facing down and the away team facing up', async () => {
  await render(<PitchLineup {...lineup} />)
  const order = [
    topOf('Ederson', 'first'),
    topOf('Haaland', 'first'),
    topOf('Haaland', 'last'),
    topOf('Ederson', 'last'),
  ]
  const tops = order.map(({ top }) => top)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

test('puts the left of a team at the left of the way it faces', async () => {
  await render(<PitchLineup {...lineup} />)
  expect(topOf('Walker', 'first').left).toBeGreaterThan(topOf('Gvardiol', 'first').left)
  expect(topOf('Walker', 'last').left).toBeLessThan(topOf('Gvardiol', 'last').left)
})

test('is no wider than the screen with marks at both sides of the pitch', async () => {
  onTestFinished(() => page.viewport(375, 812))
  await page.viewport(320, 640)
  const marks = [1, 2, 3].flatMap((nth) => [
    { id: `g${nth}`, kind: 'goal' as const, label: 'Goal' },
    { id: `c${nth}`, kind: 'yellowCard' as const, label: 'Card' },
  ])
  const starters = NAMES.map((player, at) => ({ id: player, name: player, number: String(at + 1), marks }))
  const wide = team('City', { formation: '5-4-1', starters })
  await render(<PitchLineup {...lineup} home={wide} away={wide} />)
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBe(clientWidth)
})

test('names goals, cards and the captain', async () => {
  const starters = lineup.home.starters.map((player) =>
    player.name === 'Haaland'
      ? {
          ...player,
          isCaptain: true,
          position: 'Forward',
          marks: [
            { id: '1', kind: 'goal', label: "Goal, 23'" } as const,
            { id: '2', kind: 'yellowCard', label: "Yellow card, 41'" } as const,
          ],
        }
      : player,
  )
  await render(<PitchLineup {...lineup} home={{ ...lineup.home, starters }} />)
  const player = page.getByRole('listitem').filter({ hasText: 'Haaland, Forward' })
  for (const name of ["Goal, 23'", "Yellow card, 41'", 'Captain'])
    await expect.element(player.getByRole('img', { name })).toBeVisible()
})

test('shows the rating of a player on the pitch and in lists, with its name for screen readers', async () => {
  const rated = <Player extends { name: string }>(player: Player) => ({ ...player, rating: '7.4' })
  await render(
    <PitchLineup
      {...lineup}
      labels={{ ...lineup.labels, rating: 'Rating' }}
      home={{ ...lineup.home, starters: lineup.home.starters.map(rated), bench: lineup.home.bench.map(rated) }}
    />,
  )
  const keeper = page.getByRole('list', { name: 'City 4-2-3-1' }).getByRole('listitem').first()
  await expect.element(keeper).toHaveTextContent('1Ederson, Rating 7.4')
  await expect.element(page.getByRole('list', { name: 'Bench, City' })).toHaveTextContent(/Rating 7\.4$/)
})

test('lists the first eleven if a formation is not known', async () => {
  await render(<PitchLineup {...lineup} away={team('Liverpool', { formation: undefined })} />)
  const list = page.getByRole('list', { name: 'Starting line-ups, Liverpool' })
  expect(list.getByRole('listitem').elements()).toHaveLength(11)
})

test('shows bench and absences with their reasons, and no empty part', async () => {
  const { rerender } = await render(<PitchLineup {...lineup} />)
  await expect.element(page.getByRole('list', { name: 'Bench, City' })).toHaveTextContent('18OrtegaGoalkeeper')
  await expect.element(page.getByRole('list', { name: 'Absent, City' })).toHaveTextContent('StonesKnee injury')
  await rerender(<PitchLineup {...lineup} home={team('City', { bench: [] })} away={team('Liverpool', { bench: [] })} />)
  expect(page.getByRole('heading').elements()).toHaveLength(0)
})

conforms(PitchLineup, {
  props: () => lineup,
  views: [{ home: team('Borussia Mönchengladbach', { formation: undefined, coach: 'Coach: Gerardo Seoane' }) }],
})
