import type { Meta } from '@storybook/react-vite'
import { localised } from '../../story-kit/story'
import { LiveCard } from './LiveCard'

export default { title: 'Live/LiveCard', component: LiveCard } satisfies Meta<typeof LiveCard>

export const OnAirAndOff = localised((t) => (
  <main style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'var(--space-8)', padding: 'var(--space-12)' }}>
    <LiveCard
      title={t.liveTitles[0] ?? ''}
      anchor={{ name: t.anchor }}
      heat="2.1万"
      live={t.live}
      tag={t.sports.football}
      match={`${t.teams.city} 2–1 ${t.teams.liverpool}`}
      href="#live"
    />
    <LiveCard
      title={t.liveTitles[2] ?? ''}
      anchor={{ name: t.names[0] ?? '' }}
      heat="986"
      live={null}
      cover="data:image/png;base64,broken"
    />
  </main>
))
