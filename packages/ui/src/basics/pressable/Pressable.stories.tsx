import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided, LINK_KEYS } from '../../story-kit/guide'
import { FOCUS_VISIBLE } from '../../story-kit/story'
import { Pressable, type PressableProps } from './Pressable'

export default {
  title: 'Basics/Pressable',
  component: Pressable,
  parameters: guided({
    anatomy: ['the root: a link with `href`, else a button'],
    good: ['Build what can be pressed from it, so that every target has one ring and one behaviour.'],
    bad: ['A `div` with a click handler.'],
    keys: LINK_KEYS,
  }),
  args: { onPress: fn() },
  ...sampled<PressableProps>((t) => ({ children: t.more })),
} satisfies Meta<typeof Pressable>
type Story = StoryObj<typeof Pressable>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

/** A plain press calls `onPress` and does not follow the link. */
export const Link: Story = {
  args: { href: '#match' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'))
    await expect(args.onPress).toHaveBeenCalledOnce()
    await expect(window.location.hash).not.toBe('#match')
  },
}

export const Busy: Story = {
  args: { 'aria-busy': true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const FocusVisible: Story = FOCUS_VISIBLE
