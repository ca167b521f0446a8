import type { StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { wordsOf, type Words } from './words'

/** A story in the language of the toolbar. */
export const told = (draw: (t: Words) => ReactNode, more: Omit<StoryObj, 'render'> = {}): StoryObj => ({
  ...more,
  render: (_, context) => <Told words={wordsOf(context)} draw={draw} />,
})

// A component of its own, so that `draw` may use hooks and keeps their state while the words change.
const Told = ({ words, draw }: { words: Words; draw: (t: Words) => ReactNode }) => draw(words)

/** Parts under each other with some air. */
export const Stack = ({ children, pad = true }: { children: ReactNode; pad?: boolean }) => (
  <main
    style={{ display: 'grid', gap: 'var(--space-12)', justifyItems: 'start', padding: pad ? 'var(--space-12)' : 0 }}
  >
    {children}
  </main>
)

/** Parts beside each other. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-12)', alignItems: 'center' }}>{children}</div>
)

export const nothing = () => undefined
