import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gift, Mic, Smile } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { IconButton } from '../../basics/icon-button'
import { SlowModeWait } from '../../live/slow-mode-wait'
import { live, sampled, withSample } from '../../story-kit/args'
import { localised } from '../../story-kit/story'
import { Composer, type ComposerProps } from './Composer'

const logIn = fn()

export default {
  title: 'Chat/Composer',
  component: Composer,
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
    await expect(args.onSend).toHaveBeenCalledWith('2–1!')
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

export const FocusVisible: Story = { parameters: { pseudo: { focusVisible: true } } }

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
