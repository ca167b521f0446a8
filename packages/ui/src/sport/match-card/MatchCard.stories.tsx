import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../../basics/button'
import { matchCards } from '../../story-kit/samples'
import { Stack, localised } from '../../story-kit/story'
import { MatchCard } from './MatchCard'

export default { title: 'Sport/MatchCard', component: MatchCard } satisfies Meta<typeof MatchCard>

export const EveryState = localised((t) => (
  <div>
    {Object.entries(matchCards(t)).map(([state, card]) => (
      <MatchCard key={state} {...card} />
    ))}
  </div>
))

export const Basketball = localised((t) => (
  <MatchCard
    home={{ name: t.teams.lakers, score: 98 }}
    away={{ name: t.teams.warriors, score: 102 }}
    phase="live"
    clock="Q4 03:21"
    note="75-80"
    odds={[{ value: '1.72' }, { value: '2.10', move: 'up' }]}
    stream={t.match.streams}
    collected={false}
    labels={t.match}
    onCollect={() => undefined}
    href="#match"
  />
))

export const ScoreThatFlashes = localised(function Goal(t) {
  const card = matchCards(t).live
  const [goals, setGoals] = useState(2)
  const [collected, setCollected] = useState(false)
  return (
    <Stack pad={false}>
      <div style={{ width: '100%' }}>
        <MatchCard
          {...card}
          home={{ ...card.home, score: goals }}
          collected={collected}
          onCollect={() => setCollected(!collected)}
        />
      </div>
      <Button tone="soft" onPress={() => setGoals(goals + 1)}>
        {t.incidents.goal}
      </Button>
    </Stack>
  )
})

export const WithoutOddsAndWithCorners = localised((t) => (
  <MatchCard {...matchCards(t).live} odds={undefined} corners="5-3" />
))
