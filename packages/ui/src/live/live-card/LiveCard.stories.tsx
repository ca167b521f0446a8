import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { LINK_KEYS, guided } from '../../story-kit/guide'
import { FOCUS_VISIBLE, localised } from '../../story-kit/story'
import { LiveCard, type LiveCardProps } from './LiveCard'

export default {
  title: 'Live/LiveCard',
  component: LiveCard,
  parameters: guided({
    anatomy: [
      'the cover, with whether it is on air and what kind it is',
      'how many watch, and the match',
      'the title, which opens the room',
      'the anchor',
    ],
    good: ['Load the covers of the first screen at once (`eager`), and no others.'],
    bad: ['Show how many watch as an exact number: `formatCount` shortens it.'],
    keys: LINK_KEYS,
  }),
  args: { heat: '2.1万', href: '#live', onOpen: fn(), style: { width: 172 } },
  ...sampled<LiveCardProps>((t) => ({
    title: t.liveTitles[3] ?? '',
    anchor: { name: t.anchor },
    live: t.live,
    tag: t.sports.football,
    match: `${t.teams.city} 2–1 ${t.teams.liverpool}`,
  })),
} satisfies Meta<typeof LiveCard>
type Story = StoryObj<typeof LiveCard>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const OffAir: Story = { args: { live: null, match: undefined, heat: '986' } }
/** The cover does not load: the art of the brand takes its place. */
export const BrokenCover: Story = { args: { cover: 'data:image/png;base64,broken' } }
export const LongText: Story = withSample<LiveCardProps>((t) => ({
  title: (t.liveTitles[0] ?? '').repeat(2),
  anchor: { name: t.anchor.repeat(3) },
}))
export const FocusVisible: Story = FOCUS_VISIBLE
export const Active: Story = { parameters: { pseudo: { active: true } } }

export const TwoColumns = localised((t) => (
  <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'var(--space-8)', padding: 'var(--space-12)' }}>
    {t.liveTitles.map((title, at) => (
      <LiveCard
        key={title}
        title={title}
        anchor={{ name: t.names[at] ?? '' }}
        heat={String(2100 - at * 400)}
        live={at < 2 ? t.live : null}
      />
    ))}
  </div>
))
