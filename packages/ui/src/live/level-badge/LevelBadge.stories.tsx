import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import { Row, Stack, localised } from '../../story-kit/story'
import { textsOf } from '../../story-kit/texts'
import { LevelBadge, type LevelBadgeProps } from './LevelBadge'

export default {
  title: 'Live/LevelBadge',
  component: LevelBadge,
  parameters: guided({
    anatomy: ['the sign', 'the level or the role'],
    good: ['Take which one a user has from `@org/domain`.'],
    bad: ['Show two of them before a name.'],
    keys: NO_KEYS,
  }),
  args: { kind: 'level10' },
  ...sampled<LevelBadgeProps>((t) => ({ label: t.lv(12) })),
} satisfies Meta<typeof LevelBadge>
type Story = StoryObj<typeof LevelBadge>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textsOf({ globals }).lv(12))).toBeVisible()
  },
}

export const SixKinds = localised((t) => (
  <Stack>
    <Row>
      <LevelBadge kind="anchor" label={t.anchorBadge} />
      <LevelBadge kind="admin" label={t.adminBadge} />
      <LevelBadge kind="level1" label={t.lv(5)} />
      <LevelBadge kind="level10" label={t.lv(12)} />
      <LevelBadge kind="level20" label={t.lv(28)} />
      <LevelBadge kind="level30" label={t.lv(39)} />
    </Row>
  </Stack>
))
