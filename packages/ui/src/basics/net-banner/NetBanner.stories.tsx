import type { Meta } from '@storybook/react-vite'
import { nothing, localised } from '../../story-kit/story'
import { NetBanner } from './NetBanner'

export default { title: 'Basics/NetBanner', component: NetBanner } satisfies Meta<typeof NetBanner>

export const OfflineConnectingBack = localised((t) => (
  <main style={{ display: 'grid', gap: 'var(--space-12)' }}>
    <NetBanner state="offline" text={t.offline} action={{ label: t.retry, onPress: nothing }} />
    <NetBanner state="connecting" text={t.connecting} />
    <NetBanner state="back" text={t.connected} />
  </main>
))
