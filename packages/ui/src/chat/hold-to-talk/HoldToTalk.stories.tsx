import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { HoldToTalk, type HoldToTalkProps } from './HoldToTalk'

export default {
  title: 'Chat/HoldToTalk',
  component: HoldToTalk,
  args: { elapsed: '0:07', onStart: fn(), onEnd: fn(), onCancel: fn() },
  ...sampled<HoldToTalkProps>((t) => ({ labels: t.chat.talk })),
} satisfies Meta<typeof HoldToTalk>
type Story = StoryObj<typeof HoldToTalk>

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await fireEvent.keyDown(button, { key: ' ' })
    await expect(args.onStart).toHaveBeenCalledOnce()
    await fireEvent.keyUp(button, { key: ' ' })
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = { args: { disabled: true } }
export const Refused: Story = withSample<HoldToTalkProps>((t) => ({ refused: t.chat.noMicrophone }))
