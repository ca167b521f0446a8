import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided, NO_KEYS } from '../../story-kit/guide'
import { localised } from '../../story-kit/story'
import { EmptyState, ErrorState } from '../empty-state'
import { ART } from './art'
import { Illustration, type IllustrationProps } from './Illustration'

const KINDS = Object.keys(ART) as IllustrationProps['kind'][]

export default {
  title: 'Basics/Illustration',
  component: Illustration,
  parameters: guided({
    anatomy: ['lines of 2 px in the colour of text', 'lines in the colour of the brand', 'a soft ground of the brand'],
    good: ['Take the sport of the list that is empty.', 'Say beside it in words what is missing.'],
    bad: ['In a row or a button: use an icon.', 'More than one on a page.'],
    keys: NO_KEYS,
  }),
  args: { kind: 'football' },
  argTypes: { kind: { control: 'select', options: KINDS } },
  ...sampled<IllustrationProps>(() => ({})),
} satisfies Meta<typeof Illustration>
type Story = StoryObj<typeof Illustration>

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible()
  },
}

export const EveryKind = localised(() => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 16 }}>
    {KINDS.map((kind) => (
      <Illustration key={kind} kind={kind} />
    ))}
  </div>
))

export const InAnEmptyState = localised((t) => (
  <EmptyState icon={<Illustration kind="football" />} title={t.empty} hint={t.emptyHint} />
))

export const InAnErrorState = localised((t) => (
  <ErrorState
    icon={<Illustration kind="error" />}
    title={t.failed}
    hint={t.failedHint}
    retryLabel={t.retry}
    onRetry={() => undefined}
  />
))
