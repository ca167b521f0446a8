import type { Meta } from '@storybook/react-vite'
import { localised, nothing } from '../../story-kit/story'
import { Picture } from './Picture'

export default { title: 'Basics/Picture', component: Picture } satisfies Meta<typeof Picture>

const PITCH = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#1f7a45"/><g fill="none" stroke="#fff" stroke-width="2"><rect x="12" y="12" width="296" height="156"/><path d="M160 12v156"/><circle cx="160" cy="90" r="28"/></g></svg>`,
)}`
const BLUR = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#3f8f60"/><rect width="2" height="3" fill="#2c7a4c"/></svg>`,
)}`
const grid = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'var(--space-12)',
  padding: 'var(--space-12)',
} as const

export const ThereContainedFailedAndBlurred = localised((t) => (
  <main style={grid}>
    <Picture src={PITCH} alt={t.picture} onOpen={nothing} />
    <Picture src={PITCH} alt={t.picture} ratio={1} fit="contain" />
    <Picture src={null} alt={t.picture} />
    <Picture src="data:image/png;base64,none" alt={t.picture} ratio={1} />
    <Picture src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E" alt={t.picture} blur={BLUR} />
  </main>
))
