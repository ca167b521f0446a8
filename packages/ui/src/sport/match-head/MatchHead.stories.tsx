import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../../basics/button'
import { nothing, Stack, localised } from '../../story-kit/story'
import { MatchHead } from './MatchHead'

export default { title: 'Sport/MatchHead', component: MatchHead } satisfies Meta<typeof MatchHead>

export const FootballInPlay = localised(function Live(t) {
  const [goals, setGoals] = useState(2)
  return (
    <Stack pad={false}>
      <div style={{ width: '100%' }}>
        <MatchHead
          home={{ name: t.teams.city, score: goals, href: '#home' }}
          away={{ name: t.teams.liverpool, score: 1, onOpen: nothing }}
          phase="live"
          clock="67'"
          live="LIVE"
          notes={[`${t.half} 1–0`, t.venue]}
        />
      </div>
      <Button tone="soft" onPress={() => setGoals(goals + 1)}>
        {t.incidents.goal}
      </Button>
    </Stack>
  )
})

export const BeforeKickOff = localised((t) => (
  <MatchHead
    home={{ name: t.teams.united, score: null }}
    away={{ name: t.teams.spurs, score: null }}
    phase="waiting"
    clock="22:00"
    notes={[t.round]}
  />
))

export const BasketballWithQuarters = localised((t) => (
  <MatchHead
    home={{ name: t.teams.lakers, score: 98 }}
    away={{ name: t.teams.warriors, score: 102 }}
    phase="live"
    clock="Q4 03:21"
    live="LIVE"
    periods={{
      caption: t.quarters.caption,
      columns: ['Q1', 'Q2', 'Q3', 'Q4', t.quarters.total],
      home: [24, 28, 23, 23, 98],
      away: [30, 22, 28, 22, 102],
      current: 3,
    }}
  />
))
