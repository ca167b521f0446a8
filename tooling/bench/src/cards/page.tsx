import '@org/ui/tokens.css'
import { StickyVirtualList } from '@org/ui/basics'
import { MatchCard, type MatchCardProps } from '@org/ui/sport'
import List from 'antd-mobile/es/components/list'
import { useEffect, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { Virtuoso } from 'react-virtuoso'

const MATCHES = 2_000
const EVERY_MS = 20
const LABELS: MatchCardProps['labels'] = {
  collect: 'Follow',
  yellowCards: 'yellow cards',
  redCards: 'red cards',
}

interface Match {
  readonly id: string
  readonly card: MatchCardProps
}

const onCollect = () => {}

/** The whole row, as the score list shows it. */
const matchOf = (at: number, homeScore: number): Match => ({
  id: `${at}`,
  card: {
    home: { name: `Home ${at}`, score: homeScore, yellowCards: at % 3, redCards: at % 2 },
    away: { name: `Away ${at}`, score: at % 4, yellowCards: at % 2 },
    phase: 'live',
    clock: `${at % 90}'`,
    note: 'HT 1-0',
    corners: `C ${at % 9}-3`,
    odds: [{ value: '1.85', move: 'up' }, { value: '3.40' }, { value: '2.05', move: 'down' }],
    stream: at % 5 === 0 ? '1 live stream' : undefined,
    collected: at % 7 === 0,
    labels: LABELS,
    href: `#${at}`,
    onCollect,
  },
})

const FIRST: readonly Match[] = Array.from({ length: MATCHES }, (_, at) => matchOf(at, 0))

/** Of two goals one is in a match on the screen, the other in any match. */
const scorerOf = (goal: number): number => {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement
  const seen = Math.floor((clientHeight / scrollHeight) * MATCHES)
  const first = Math.floor((scrollTop / scrollHeight) * MATCHES)
  return goal % 2 === 0 ? Math.min(first + (goal % Math.max(seen, 1)), MATCHES - 1) : (goal * 37) % MATCHES
}

const useMatches = (): readonly Match[] => {
  const [matches, setMatches] = useState(FIRST)
  useEffect(() => {
    let goals = 0
    const timer = setInterval(() => {
      goals += 1
      const at = scorerOf(goals)
      setMatches((before) => before.with(at, matchOf(at, Number(before[at]?.card.home.score) + 1)))
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return matches
}

const idOf = ({ id }: Match) => id
const isHead = () => false
const cardOf = ({ card }: Match) => <MatchCard {...card} />

const LISTS: Readonly<Record<string, (matches: readonly Match[]) => ReactNode>> = {
  ours: (matches) => (
    <StickyVirtualList
      label="Matches"
      rows={matches}
      keyOf={idOf}
      isHead={isHead}
      rowHeight="var(--match-row)"
      headHeight="36px"
    >
      {cardOf}
    </StickyVirtualList>
  ),
  // As their manuals show; the cards are those of the kit, which render only if they change.
  virtuoso: (matches) => (
    <Virtuoso
      useWindowScroll
      data={matches}
      computeItemKey={(_, match) => match.id}
      itemContent={(_, match) => cardOf(match)}
    />
  ),
  antd: (matches) => (
    <List>
      {matches.map((match) => (
        <List.Item key={match.id}>{cardOf(match)}</List.Item>
      ))}
    </List>
  ),
}

const Cards = ({ list }: { list: (matches: readonly Match[]) => ReactNode }) => list(useMatches())

const place = () => document.body.appendChild(document.createElement('main'))

const start = (name: string) => {
  const list = LISTS[name]
  if (!list) throw new Error(`startCards: there is no list "${name}".`)
  createRoot(place()).render(<Cards list={list} />)
}

/** All cards as HTML, which nothing changes. */
const startPlain = () => {
  place().innerHTML = FIRST.map((match) => renderToStaticMarkup(cardOf(match))).join('')
}

Object.assign(globalThis, { startCards: (name: string) => (name === 'plain' ? startPlain() : start(name)) })
