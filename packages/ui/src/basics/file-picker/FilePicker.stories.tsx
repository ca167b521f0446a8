import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { artOf } from '../../story-kit/art'
import { numeral, textsOf } from '../../story-kit/texts'
import { FilePicker, type FilePickerProps } from './FilePicker'

export default {
  title: 'Basics/FilePicker',
  component: FilePicker,
  parameters: guided({
    anatomy: [
      'the button that chooses',
      'the files: preview, name, progress',
      'the button that removes or stops each one',
    ],
    good: ['Say before the choice what is accepted and how large.'],
    bad: ['Wait for the end of all files: each has its own progress.'],
    keys: {
      Tab: 'moves the focus to the button, then to the buttons of the files',
      'Enter, Space': 'open the choice of the system, or stop and remove a file',
    },
  }),
  args: { accept: 'image/*', multiple: true, onPick: fn(), onRemove: fn(), onRetry: fn() },
  argTypes: { files: { control: false } },
  ...sampled<FilePickerProps>(({ files, ...t }) => ({
    label: files.label,
    hint: files.hint,
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
      { id: '3', name: 'IMG_2043.jpg', state: 'failed', reason: files.failed },
      { id: '4', name: 'match.mov', state: 'refused', reason: files.refused },
    ],
  })),
} satisfies Meta<typeof FilePicker>
type Story = StoryObj<typeof FilePicker>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { files } = textsOf({ globals })
    await userEvent.click(canvas.getByRole('button', { name: files.cancel('IMG_2041.jpg') }))
    await expect(args.onRemove).toHaveBeenLastCalledWith('1')
    await userEvent.click(canvas.getByRole('button', { name: files.retry('IMG_2043.jpg') }))
    await expect(args.onRetry).toHaveBeenLastCalledWith('3')
    const file = new File(['a'], 'a.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText(files.label), file)
    await expect(args.onPick).toHaveBeenLastCalledWith([file])
  },
}

export const Nothing: Story = { args: { files: [] } }
export const Disabled: Story = { args: { files: [], disabled: true } }
