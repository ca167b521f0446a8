import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided, NO_KEYS } from '../../story-kit/guide'
import { Row, Stack, localised } from '../../story-kit/story'
import { Avatar, type AvatarProps } from './Avatar'

export default {
  title: 'Basics/Avatar',
  component: Avatar,
  parameters: guided({
    anatomy: ['the picture, or the initials of the name', 'the ring of somebody who streams'],
    good: ['Leave `alt` empty if the name is next to it.'],
    bad: ['Initials that you make yourself: pass the name.'],
    keys: NO_KEYS,
  }),
  args: { size: 'large' },
  ...sampled<AvatarProps>((t) => ({ name: t.anchor, alt: t.anchor })),
} satisfies Meta<typeof Avatar>
type Story = StoryObj<typeof Avatar>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName()
  },
}

export const Live: Story = { args: { live: true } }

/** The picture does not load: the initials take its place. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/\S/)).toHaveAttribute('role', 'img')
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

const SIZES = ['tiny', 'small', 'medium', 'large', 'huge'] as const

export const SizesAndInitials = localised((t) => (
  <Stack>
    <Row>
      {SIZES.map((size) => (
        <Avatar key={size} name={t.anchor} size={size} alt={t.anchor} />
      ))}
    </Row>
    <Row>
      {[...t.names, 'Zé Roberto'].map((name) => (
        <Avatar key={name} name={name} alt={name} />
      ))}
    </Row>
  </Stack>
))
