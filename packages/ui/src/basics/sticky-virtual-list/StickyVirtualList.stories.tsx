import type { Meta } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { LeagueHeader } from '../../sport/league-header'
import { MatchCard } from '../../sport/match-card'
import { matchCards } from '../../story-kit/samples'
import { localised } from '../../story-kit/story'
import { StickyVirtualList } from './StickyVirtualList'

export default { title: 'Basics/StickyVirtualList', component: StickyVirtualList } satisfies Meta<
  typeof StickyVirtualList
>

const LEAGUES = 60
const MATCHES = 20

interface Row {
  league: number
  /** Null for the head of the league. */
  match: number | null
}

const isHead = ({ match }: Row) => match === null
const keyOf = ({ league, match }: Row) => `${league} ${match}`

export const ThousandMatches = localised(function Matches(t) {
  const [folded, setFolded] = useState<readonly number[]>([])
  const rows = useMemo(() => rowsOf(folded), [folded])
  const cards = Object.values(matchCards(t))
  const names = Object.values(t.leagues)
  const toggle = (league: number) =>
    setFolded(folded.includes(league) ? folded.filter((other) => other !== league) : [...folded, league])
  return (
    <main>
      <StickyVirtualList
        rows={rows}
        isHead={isHead}
        keyOf={keyOf}
        rowHeight="var(--match-row)"
        headHeight="var(--league-head)"
      >
        {({ league, match }) => {
          const card = cards[(match ?? 0) % cards.length]
          if (match !== null) return card && <MatchCard {...card} />
          return (
            <LeagueHeader
              name={`${names[league % names.length]} ${league + 1}`}
              count={MATCHES}
              countLabel={t.matches(MATCHES)}
              expanded={!folded.includes(league)}
              sticky={false}
              onToggle={() => toggle(league)}
            />
          )
        }}
      </StickyVirtualList>
    </main>
  )
})

const rowsOf = (folded: readonly number[]): readonly Row[] =>
  Array.from({ length: LEAGUES }, (_, league): readonly Row[] => [
    { league, match: null },
    ...(folded.includes(league) ? [] : Array.from({ length: MATCHES }, (__, match) => ({ league, match }))),
  ]).flat()
