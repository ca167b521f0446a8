import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { artOf } from '../../story-kit/art'
import { guided } from '../../story-kit/guide'
import { FOCUS_VISIBLE } from '../../story-kit/story'
import { numeral, textsOf } from '../../story-kit/texts'
import { AttachmentTray, type AttachmentTrayProps } from './AttachmentTray'

export default {
  title: 'Chat/AttachmentTray',
  component: AttachmentTray,
  parameters: guided({
    anatomy: [
      'a picture of each file, or a sign',
      'its name, and its size or what is wrong',
      'its progress',
      'the button that removes or stops it',
    ],
    good: ['Start to send a file when it is chosen, so that the message leaves at once.'],
    bad: ['Drop a refused file silently: its reason stays until the user removes it.'],
    keys: {
      Tab: 'moves the focus to the buttons of the files',
      'Enter, Space': 'send a failed file again, stop or remove a file',
    },
  }),
  args: { onRemove: fn(), onRetry: fn() },
  argTypes: { files: { control: false } },
  ...sampled<AttachmentTrayProps>(({ chat, files, ...t }) => ({
    label: chat.attachments,
    labels: files,
    files: [
      {
        id: '1',
        name: 'IMG_2041.jpg',
        picture: artOf(150),
        state: 'sending',
        progress: 0.64,
        note: numeral(t, '2.4 MB'),
      },
      { id: '2', name: 'IMG_2042.jpg', picture: artOf(260), state: 'sent', note: numeral(t, '1.9 MB') },
      { id: '3', name: 'IMG_2043.jpg', picture: artOf(20), state: 'failed', reason: files.failed },
      { id: '4', name: chat.fileName, state: 'refused', reason: files.refused },
    ],
  })),
} satisfies Meta<typeof AttachmentTray>
type Story = StoryObj<typeof AttachmentTray>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { files } = textsOf({ globals })
    await userEvent.click(canvas.getByRole('button', { name: files.cancel('IMG_2041.jpg') }))
    await expect(args.onRemove).toHaveBeenLastCalledWith('1')
    await userEvent.click(canvas.getByRole('button', { name: files.retry('IMG_2043.jpg') }))
    await expect(args.onRetry).toHaveBeenLastCalledWith('3')
  },
}

export const FocusVisible: Story = FOCUS_VISIBLE
