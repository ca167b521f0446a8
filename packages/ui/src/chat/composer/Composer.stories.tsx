import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gift, Mic, Smile } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { IconButton } from '../../basics/icon-button'
import { SlowModeWait } from '../../live/slow-mode-wait'
import { artOf } from '../../story-kit/art'
import { live, sampled, withSample } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { FOCUS_VISIBLE, localised } from '../../story-kit/story'
import { numeral } from '../../story-kit/texts'
import { AttachmentTray } from '../attachment-tray'
import { Composer, type ComposerProps } from './Composer'
import type { Mention } from './mentions'

const logIn = fn()

export default {
  title: 'Chat/Composer',
  component: Composer,
  parameters: guided({
    anatomy: [
      'what is above the field: the quoted message, attached files',
      'the suggestions of members, above everything, while a name is typed after an `@`',
      'buttons before the field, such as voice',
      'the field, which grows to four lines, and its counter',
      'buttons after the field, such as emoji',
      'the button that sends, or the wait of slow mode',
    ],
    good: [
      'Keep the draft with its conversation, together with its mentions, so that both are there when the user comes back.',
    ],
    bad: [
      'Empty the field before the message is in the list: what could not be sent would be lost.',
      'Take the field away from someone who may not write: say why in it (`state`).',
    ],
    keys: {
      Tab: 'moves the focus to the field and its buttons',
      Enter: 'sends, or inserts the suggested member',
      'Shift + Enter': 'begins a new line',
      '@': 'suggests members',
      '↑ ↓': 'choose a suggestion, while there are some',
      Escape: 'closes the suggestions',
      Backspace: 'deletes a mention whole',
    },
  }),
  args: { value: '', maxLength: 60, onChange: fn(), onSend: fn() },
  argTypes: { before: { control: false }, after: { control: false }, above: { control: false } },
  render: live(Composer, 'value', 'onChange'),
  ...sampled<ComposerProps>(
    ({ room }) => ({
      label: room.field,
      placeholder: room.write,
      sendLabel: room.send,
      after: <IconButton label={room.emoji} icon={<Smile />} />,
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof Composer>
type Story = StoryObj<typeof Composer>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.type(field, ' 2–1! {Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onSend).toHaveBeenCalledWith('2–1!', [])
  },
}

/** Longer than allowed: a counter says so, and it cannot be sent. */
export const TooLong: Story = {
  args: { value: 'GOOOL '.repeat(12) },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await userEvent.type(field, '{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

/** The next message has to wait: how long takes the place of the button. */
export const Slow: Story = {
  args: { value: 'Gol!' },
  ...withSample<ComposerProps>(({ room }) => ({
    state: { kind: 'slow', wait: <SlowModeWait seconds={5} of={10} label={room.slow} /> },
  })),
}

export const Disabled: Story = {
  ...withSample<ComposerProps>(({ room }) => ({ state: { kind: 'disabled', text: room.muted } })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
}

export const Guest: Story = {
  ...withSample<ComposerProps>(({ room }) => ({
    state: { kind: 'guest', text: room.guest, actionLabel: room.login, onAction: logIn },
  })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(logIn).toHaveBeenCalledOnce()
  },
}

/** `@` suggests members; the arrows and Enter, or a press, choose one. */
export const WithMentions: Story = {
  render: function Mentions(args) {
    const [value, setValue] = useState('')
    const [chosen, setChosen] = useState<readonly Mention[]>([])
    const { mentions } = args
    return (
      <div style={{ paddingTop: 240 }}>
        <Composer
          {...args}
          value={value}
          onChange={setValue}
          mentions={mentions && { ...mentions, chosen, onChange: setChosen }}
        />
      </div>
    )
  },
  parameters: {
    ...withSample<ComposerProps>(({ chat, names }) => ({
      mentions: {
        label: chat.mentionWhom,
        members: names.map((name) => ({ id: name, name })),
        chosen: [],
        onChange: fn(),
      },
    })).parameters,
    // The keys of the field scroll the suggestions. The rule knows this of a combobox only, which a textarea may not be.
    a11y: { config: { rules: [{ id: 'scrollable-region-focusable', selector: '*:not([role="listbox"])' }] } },
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '@')
    const [, second] = canvas.getAllByRole('option')
    const name = second?.querySelector('span:last-child')?.textContent ?? ''
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field).toHaveValue(`@${name}\u2005`)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenLastCalledWith(`@${name}`, [{ id: name, name }])
    await userEvent.keyboard('{Backspace}@')
  },
}

/** Files that go with the message: with them the text may be empty. */
export const WithAttachments: Story = {
  args: { attached: true, onPasteFiles: fn() },
  ...withSample<ComposerProps>(({ chat, files, ...t }) => ({
    above: (
      <AttachmentTray
        label={chat.attachments}
        labels={files}
        onRemove={fn()}
        onRetry={fn()}
        files={[
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
        ]}
      />
    ),
  })),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith('', [])
  },
}

export const FocusVisible: Story = FOCUS_VISIBLE

export const WithVoiceAndGifts = localised(function Full(t) {
  const [value, setValue] = useState('')
  return (
    <Composer
      value={value}
      onChange={setValue}
      onSend={() => setValue('')}
      label={t.room.field}
      placeholder={t.room.write}
      sendLabel={t.room.send}
      before={<IconButton label={t.player.player} icon={<Mic />} />}
      after={<IconButton tone="brand" label={t.room.gifts} icon={<Gift />} />}
    />
  )
})
