import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { MatchCard } from '../match-card'
import { matchCards } from '../../story-kit/samples'
import { localised } from '../../story-kit/story'
import { LeagueHeader } from './LeagueHeader'

export default { title: 'Sport/LeagueHeader', component: LeagueHeader } satisfies Meta<typeof LeagueHeader>

export const StickyOverMatches = localised(function League(t) {
  const [open, setOpen] = useState(true)
  const card = matchCards(t).finished
  return (
    <section>
      <LeagueHeader
        name={t.leagues.laliga}
        count={30}
        countLabel={t.matches(30)}
        expanded={open}
        controls="matches"
        onToggle={() => setOpen(!open)}
      />
      <div id="matches">{open && Array.from({ length: 30 }, (_, at) => <MatchCard key={at} {...card} />)}</div>
    </section>
  )
})

export const Folded = localised((t) => (
  <LeagueHeader
    name={t.leagues.brazil}
    count={4}
    countLabel={t.matches(4)}
    expanded={false}
    onToggle={() => undefined}
  />
))
