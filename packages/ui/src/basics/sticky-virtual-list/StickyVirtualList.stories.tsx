import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect } from 'storybook/test'
import { LeagueHeader } from '../../sport/league-header'
import { MatchCard } from '../../sport/match-card'
import { sampled } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { matchCards } from '../../story-kit/samples'
import { localised, nothing } from '../../story-kit/story'
import type { Texts } from '../../story-kit/texts'
import { StickyVirtualList, type StickyVirtualListProps } from './StickyVirtualList'

const LEAGUES = 60
const MATCHES = 20

interface Row {
  league: number
  /** Null for the head of the league. */
  match: number | null
}

const isHead = ({ match }: Row) => match === null
const keyOf = ({ league, match }: Row) => `${league} ${match}`

const rowsOf = (folded: readonly number[]): readonly Row[] =>
  Array.from({ length: LEAGUES }, (_, league): readonly Row[] => [
    { league, match: null },
    ...(folded.includes(league) ? [] : Array.from({ length: MATCHES }, (__, match) => ({ league, match }))),
  ]).flat()

const ROWS = rowsOf([])

/** The function that renders a row; `folded` and `onToggle` belong to the heads. */
const rowIn = (t: Texts, folded: readonly number[], onToggle: (league: number) => void) => {
  const cards = Object.values(matchCards(t))
  const names = Object.values(t.leagues)
  return ({ league, match }: Row) => {
    const card = cards[(match ?? 0) % cards.length]
    if (match !== null) return card && <MatchCard {...card} />
    return (
      <LeagueHeader
        name={`${names[league % names.length]} ${league + 1}`}
        count={MATCHES}
        countLabel={t.matches(MATCHES)}
        expanded={!folded.includes(league)}
        sticky={false}
        onToggle={() => onToggle(league)}
      />
    )
  }
}

export default {
  title: 'Basics/StickyVirtualList',
  component: StickyVirtualList<Row>,
  args: { rows: ROWS, isHead, keyOf, rowHeight: 'var(--match-row)', headHeight: 'var(--league-head)' },
  argTypes: { rows: { control: false }, children: { control: false } },
  parameters: {
    docs: { story: { inline: false, height: 640 } },
    ...guided({
      anatomy: [
        'the heads of the sections, the current one held at the top',
        'the rows, rendered only near the screen',
      ],
      good: ['Hundreds of rows of one height.'],
      bad: ['Rows of different heights: use InfiniteList.'],
      keys: { Tab: 'moves through what is in the rows; the row with the focus stays while the page scrolls' },
    }),
  },
  ...sampled<StickyVirtualListProps<Row>>((t) => ({ label: t.tabs.score, children: rowIn(t, [], nothing) }), {
    bleeds: true,
  }),
} satisfies Meta<typeof StickyVirtualList<Row>>
type Story = StoryObj<typeof StickyVirtualList<Row>>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article')
    await expect(cards.length).toBeLessThan(ROWS.length / 10)
  },
}

export const HeadsThatFold = localised(function Matches(t) {
  const [folded, setFolded] = useState<readonly number[]>([])
  const rows = useMemo(() => rowsOf(folded), [folded])
  const toggle = (league: number) =>
    setFolded(folded.includes(league) ? folded.filter((other) => other !== league) : [...folded, league])
  return (
    <StickyVirtualList
      label={t.tabs.score}
      rows={rows}
      isHead={isHead}
      keyOf={keyOf}
      rowHeight="var(--match-row)"
      headHeight="var(--league-head)"
    >
      {rowIn(t, folded, toggle)}
    </StickyVirtualList>
  )
})
