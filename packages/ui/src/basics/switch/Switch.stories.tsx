import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { localised } from '../../story-kit/story'
import { Switch } from './Switch'

export default { title: 'Basics/Switch', component: Switch } satisfies Meta<typeof Switch>

export const OnOffBusyAndDisabled = localised(function Settings(t) {
  const [goals, setGoals] = useState(true)
  const [starts, setStarts] = useState(false)
  const nothing = () => undefined
  return (
    <main style={{ padding: '0 var(--space-16)', background: 'var(--surface)' }}>
      <Switch label={t.alerts.goals} note={t.alerts.goalsNote} checked={goals} onChange={setGoals} />
      <Switch label={t.alerts.starts} checked={starts} onChange={setStarts} />
      <Switch label={t.alerts.saving} checked busy onChange={nothing} />
      <Switch label={t.alerts.saving} checked={false} busy onChange={nothing} />
      <Switch label={t.alerts.goals} note={t.alerts.off} checked disabled onChange={nothing} />
      <Switch label={t.alerts.starts} checked={false} disabled onChange={nothing} />
    </main>
  )
})
