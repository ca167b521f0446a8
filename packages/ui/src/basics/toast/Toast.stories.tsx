import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { guided, NO_KEYS } from '../../story-kit/guide'
import { textsOf } from '../../story-kit/texts'
import { Toast, type ToastProps } from './Toast'

export default {
  title: 'Basics/Toast',
  component: Toast,
  args: { kind: 'success' },
  parameters: {
    docs: { story: { inline: false, height: 640 } },
    ...guided({
      anatomy: ['the icon of the kind', 'the text, one line'],
      good: ['The result of an action that leaves no trace on the page.'],
      bad: ['What the user has to read or decide: use a Dialog.', 'What the page shows anyway.'],
      keys: NO_KEYS,
    }),
  },
  ...sampled<ToastProps>((t) => ({ text: t.toast.success })),
} satisfies Meta<typeof Toast>
type Story = StoryObj<typeof Toast>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(textsOf({ globals }).toast.success)
  },
}

const story = (kind: ToastProps['kind']): Story => ({
  args: { kind },
  ...withSample<ToastProps>((t) => ({ text: t.toast[kind] })),
})

/** Announced at once. */
export const Failure: Story = {
  ...story('failure'),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(textsOf({ globals }).toast.failure)
  },
}
export const Notice = story('notice')
export const Loading = story('loading')
