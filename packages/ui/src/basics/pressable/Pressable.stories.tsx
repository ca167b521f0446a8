import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { Pressable, type PressableProps } from './Pressable'

export default {
  title: 'Basics/Pressable',
  component: Pressable,
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

export const FocusVisible: Story = { parameters: { pseudo: { focusVisible: true } } }
