import type { Meta } from '@storybook/react-vite'
import { incidents } from '../../story-kit/samples'
import { localised } from '../../story-kit/story'
import { IncidentTimeline } from './IncidentTimeline'

export default { title: 'Sport/IncidentTimeline', component: IncidentTimeline } satisfies Meta<typeof IncidentTimeline>

export const AWholeMatch = localised((t) => <IncidentTimeline label={t.incidents.label} incidents={incidents(t)} />)
