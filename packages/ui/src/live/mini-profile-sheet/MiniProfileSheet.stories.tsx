import type { Meta, StoryObj } from '@storybook/react-vite'
import { AtSign, Flag, MessageCircle, ShieldCheck } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { MODAL_KEYS, guided } from '../../story-kit/guide'
import { numeral, textsOf } from '../../story-kit/texts'
import { MiniProfileSheet, type MiniProfileSheetProps } from '.'

export default {
  title: 'Live/MiniProfileSheet',
  component: MiniProfileSheet,
  args: { open: true, onClose: fn(), onAction: fn() },
  argTypes: { person: { control: false }, actions: { control: false } },
  parameters: {
    ...guided({
      anatomy: [
        'the picture, the name and a note',
        'the signature',
        'numbers',
        'the button that follows, and the actions',
      ],
      good: ['Put reporting and blocking last, in the tone `danger`.'],
      bad: ['Leave the room for it: the page of the person is one action.'],
      keys: MODAL_KEYS,
    }),
    docs: { story: { inline: false, height: 640 } },
  },
  ...sampled<MiniProfileSheetProps>((t) => ({
    title: t.miniProfile.title,
    closeLabel: t.close,
    person: {
      name: t.profile.name,
      badge: { kind: 'level20', label: t.lv(28) },
      note: t.miniProfile.note,
      signature: t.profile.signature,
    },
    stats: [
      { id: 'follow', label: t.profile.stats.follow, value: '12' },
      { id: 'fans', label: t.profile.stats.fans, value: numeral(t, '3,400') },
      { id: 'gifts', label: t.gift.gifts, value: '86' },
    ],
    follow: { followed: false, label: t.follow, onFollow: fn() },
    actions: [
      { id: 'mention', label: t.miniProfile.mention, icon: <AtSign /> },
      { id: 'private', label: t.room.tabs.private, icon: <MessageCircle /> },
      { id: 'manage', label: t.miniProfile.manage, icon: <ShieldCheck /> },
      { id: 'report', label: t.actions.report, icon: <Flag />, tone: 'danger' },
    ],
  })),
} satisfies Meta<typeof MiniProfileSheet>
type Story = StoryObj<typeof MiniProfileSheet>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textsOf({ globals }).miniProfile.mention }))
    await expect(args.onAction).toHaveBeenCalledWith('mention')
  },
}

/** A member without a signature, whom the viewer follows. */
export const Followed: Story = withSample<MiniProfileSheetProps>((t) => ({
  person: { name: t.names[1] ?? '', badge: { kind: 'level1', label: t.lv(5) } },
  follow: { followed: true, label: t.followed, onFollow: fn() },
}))
