import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Forward, ListChecks, Reply, Trash2, Undo2 } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { MODAL_KEYS, guided } from '../../story-kit/guide'
import { textsOf } from '../../story-kit/texts'
import { MessageMenu, type MessageMenuProps } from './MessageMenu'

const EMOJI = ['👍', '❤️', '😂', '⚽', '🍻', '👏']

export default {
  title: 'Chat/MessageMenu',
  component: MessageMenu,
  args: { open: true, onClose: fn(), onSelect: fn(), onReact: fn() },
  argTypes: { actions: { control: false }, reactions: { control: false } },
  parameters: {
    ...guided({
      anatomy: ['quick reactions', 'the actions, each with a sign'],
      good: ['Order the actions by how often they are used; those that cannot be undone come last.'],
      bad: ['Show an action that the server would refuse, such as taking back after two minutes.'],
      keys: MODAL_KEYS,
    }),
    docs: { story: { inline: false, height: 480 } },
  },
  ...sampled<MessageMenuProps>((t) => ({
    title: `${t.names[1]}: ${t.chat.lines[0]}`,
    closeLabel: t.sheet.close,
    reactions: EMOJI.map((emoji, at) => ({ id: emoji, emoji, label: emoji, isMine: at === 0 })),
    actions: [
      { id: 'reply', label: t.chat.menu.reply, icon: <Reply /> },
      { id: 'copy', label: t.chat.menu.copy, icon: <Copy /> },
      { id: 'forward', label: t.chat.menu.forward, icon: <Forward /> },
      { id: 'choose', label: t.chat.menu.choose, icon: <ListChecks /> },
      { id: 'revoke', label: t.chat.menu.revoke, icon: <Undo2 /> },
      { id: 'remove', label: t.chat.actions.remove, icon: <Trash2 />, tone: 'danger' },
    ],
  })),
} satisfies Meta<typeof MessageMenu>
type Story = StoryObj<typeof MessageMenu>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { chat } = textsOf({ globals })
    await userEvent.click(await canvas.findByRole('button', { name: chat.menu.reply }))
    await expect(args.onSelect).toHaveBeenCalledWith('reply')
  },
}

export const WithoutReactions: Story = { args: { reactions: [] } }
