import type { StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { textsOf, type Texts } from './texts'

/** A story in the language of the toolbar. */
export const localised = (draw: (t: Texts) => ReactNode, more: Omit<StoryObj, 'render'> = {}): StoryObj => ({
  ...more,
  // These draw their own space.
  parameters: { inset: false, ...more.parameters },
  render: (_, context) => <LocalisedStory texts={textsOf(context)} draw={draw} />,
})

// A component of its own, so that `draw` may use hooks and keeps their state while the language changes.
const LocalisedStory = ({ texts, draw }: { texts: Texts; draw: (t: Texts) => ReactNode }) => draw(texts)

/** Components below each other with a gap. */
export const Stack = ({ children, pad = true }: { children: ReactNode; pad?: boolean }) => (
  <main
    style={{ display: 'grid', gap: 'var(--space-12)', justifyItems: 'start', padding: pad ? 'var(--space-12)' : 0 }}
  >
    {children}
  </main>
)

/** Components next to each other. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-12)', alignItems: 'center' }}>{children}</div>
)

export const nothing = () => undefined

/** A story in which what takes the focus has its ring, and nothing within it. */
export const FOCUS_VISIBLE = {
  parameters: {
    pseudo: {
      focusVisible: 'a[href], button:enabled, input:enabled, select:enabled, textarea, summary, [tabindex="0"]',
    },
  },
}

/** So many entries of a list, which begins again at its end, with ids of their own. */
export const repeated = <Entry extends { id: string }>(entries: readonly Entry[], count: number): Entry[] =>
  entries.length === 0
    ? []
    : Array.from({ length: Math.ceil(count / entries.length) }, (_, round) =>
        entries.map((entry) => ({ ...entry, id: `${round} ${entry.id}` })),
      )
        .flat()
        .slice(0, count)
