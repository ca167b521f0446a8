import type { Meta } from '@storybook/react-vite'
import { nothing, told } from '../story-kit/told'
import { NetBanner } from './NetBanner'

export default { title: 'Feedback/NetBanner', component: NetBanner } satisfies Meta<typeof NetBanner>

export const OfflineConnectingBack = told((t) => (
  <main style={{ display: 'grid', gap: 'var(--space-12)' }}>
    <NetBanner state="offline" text={t.offline} action={{ label: t.retry, onPress: nothing }} />
    <NetBanner state="connecting" text={t.connecting} />
    <NetBanner state="back" text={t.connected} />
  </main>
))
