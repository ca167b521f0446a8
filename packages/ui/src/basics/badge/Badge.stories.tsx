import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided, NO_KEYS } from '../../story-kit/guide'
import { Row, Stack, localised } from '../../story-kit/story'
import { textsOf } from '../../story-kit/texts'
import { Badge, type BadgeProps } from './Badge'

export default {
  title: 'Basics/Badge',
  component: Badge,
  parameters: guided({
    anatomy: ['the mark: a number, a word, or a dot'],
    good: ['Give a number a label, such as “12 unread”.'],
    bad: ['More than one badge on one thing.', 'Red for what is not urgent.'],
    keys: NO_KEYS,
  }),
  args: { tone: 'count', children: '12' },
  ...sampled<BadgeProps>((t) => ({ label: t.unread(12) })),
} satisfies Meta<typeof Badge>
type Story = StoryObj<typeof Badge>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('12')).toHaveAccessibleName(textsOf({ globals }).unread(12))
  },
}

/** Without children. */
export const Dot: Story = { args: { children: undefined } }

export const Tones = localised((t) => (
  <Stack>
    <Row>
      <Badge tone="live">{t.live}</Badge>
      <Badge tone="count" label={t.unread(12)}>
        12
      </Badge>
      <Badge tone="brand">{t.profile.vip}</Badge>
      <Badge tone="warn">{t.match.soon}</Badge>
      <Badge>{t.finished}</Badge>
      <Badge tone="scrim">{t.sports.football}</Badge>
    </Row>
  </Stack>
))
