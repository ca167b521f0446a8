import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Search, Share2, Star } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided, LINK_KEYS } from '../../story-kit/guide'
import { iconControl } from '../../story-kit/icons'
import { FOCUS_VISIBLE, localised, Row, Stack } from '../../story-kit/story'
import { Badge } from '../badge'
import { IconButton, type IconButtonProps } from './IconButton'

export default {
  title: 'Basics/IconButton',
  component: IconButton,
  parameters: guided({
    anatomy: ['the icon', 'the badge', 'the target of 44 px around them'],
    good: ['A label that is the verb: “Search”.'],
    bad: ['An icon that nobody knows: use a Button with a text.'],
    keys: LINK_KEYS,
  }),
  args: { icon: 'star', onPress: fn() },
  argTypes: { icon: iconControl },
  ...sampled<IconButtonProps>((t) => ({ label: t.match.collect })),
} satisfies Meta<typeof IconButton>
type Story = StoryObj<typeof IconButton>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const FocusVisible: Story = FOCUS_VISIBLE
export const Active: Story = { parameters: { pseudo: { active: true } } }

export const Tones = localised((t) => (
  <Stack>
    <Row>
      <IconButton label={t.search} icon={<Search />} />
      <IconButton label={t.match.collect} icon={<Star />} tone="brand" />
      <IconButton label={t.chat.list} icon={<Bell />} badge={<Badge tone="count">8</Badge>} href="#messages" />
    </Row>
    <div style={{ background: 'var(--stage)' }}>
      <IconButton label={t.share} icon={<Share2 />} tone="onScrim" />
    </div>
  </Stack>
))
