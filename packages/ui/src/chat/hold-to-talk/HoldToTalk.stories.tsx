import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { HoldToTalk, type HoldToTalkProps } from './HoldToTalk'

export default {
  title: 'Chat/HoldToTalk',
  component: HoldToTalk,
  parameters: guided({
    anatomy: ['the button, which says what a release does', 'how long it records', 'why it cannot record'],
    good: ['Begin to record in `onStart`, and ask for the microphone there: the browser allows it only after a press.'],
    bad: ['Send a record that is shorter than a second: throw it away and say so.'],
    keys: {
      Tab: 'moves the focus to it',
      'Enter, Space': 'record as long as they are held, then send',
      Escape: 'throws the record away',
    },
  }),
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
