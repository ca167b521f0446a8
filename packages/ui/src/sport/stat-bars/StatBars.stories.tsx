import type { Meta } from '@storybook/react-vite'
import { stats } from '../../story-kit/samples'
import { localised } from '../../story-kit/story'
import { StatBars } from './StatBars'

export default { title: 'Sport/StatBars', component: StatBars } satisfies Meta<typeof StatBars>

export const Football = localised((t) => (
  <StatBars label={t.stats.label} homeName={t.teams.city} awayName={t.teams.liverpool} stats={stats(t)} />
))
