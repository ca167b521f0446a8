import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { MODAL_KEYS, guided } from '../../story-kit/guide'
import { textsOf } from '../../story-kit/texts'
import { ManagerSheet, type ManagerSheetProps } from '.'

export default {
  title: 'Live/ManagerSheet',
  component: ManagerSheet,
  args: {
    open: true,
    slowMode: 10,
    muteAll: false,
    onClose: fn(),
    onMute: fn(),
    onManager: fn(),
    onSlowMode: fn(),
    onMuteAll: fn(),
    onClear: fn(),
  },
  parameters: {
    ...guided({
      anatomy: [
        'slow mode and muting all',
        'the button that clears the chat',
        'for a member who was pressed, instead: for how long they are muted, and whether they are a manager',
      ],
      good: ['Show the sheet only to those whom the server lets do it.'],
      bad: ['Clear the chat without asking.'],
      keys: MODAL_KEYS,
    }),
    docs: { story: { inline: false, height: 640 } },
  },
  ...sampled<ManagerSheetProps>((t) => ({ title: t.manage.title, closeLabel: t.close, labels: t.manage })),
} satisfies Meta<typeof ManagerSheet>
type Story = StoryObj<typeof ManagerSheet>

/** Without a member: only the chat of the room. */
export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { manage } = textsOf({ globals })
    await userEvent.click(await canvas.findByRole('radio', { name: manage.duration(30) }))
    await expect(args.onSlowMode).toHaveBeenCalledWith(30)
    await userEvent.click(canvas.getByRole('switch', { name: manage.muteAll }))
    await expect(args.onMuteAll).toHaveBeenCalledWith(true)
  },
}

export const Member: Story = {
  ...withSample<ManagerSheetProps>((t) => ({
    member: { name: t.names[4] ?? '', badge: { kind: 'level10', label: t.lv(12) }, mutedText: null, isManager: false },
  })),
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textsOf({ globals }).manage.duration(600) }))
    await expect(args.onMute).toHaveBeenCalledWith(600)
  },
}

export const Muted: Story = withSample<ManagerSheetProps>((t) => ({
  member: {
    name: t.names[4] ?? '',
    badge: { kind: 'level10', label: t.lv(12) },
    mutedText: t.manage.mutedUntil,
    isManager: false,
  },
}))
