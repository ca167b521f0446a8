import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { FOCUS_VISIBLE, localised, nothing } from '../../story-kit/story'
import { textsOf, type Texts } from '../../story-kit/texts'
import { ConversationRow, type ConversationAction, type ConversationRowProps } from './ConversationRow'

const pin = fn()

const actions = ({ chat }: Texts): ConversationAction[] => [
  { id: 'pin', label: chat.actions.pin, tone: 'brand', onPress: pin },
  { id: 'mute', label: chat.actions.mute, onPress: nothing },
  { id: 'remove', label: chat.actions.remove, tone: 'danger', onPress: nothing },
]

export default {
  title: 'Chat/ConversationRow',
  component: ConversationRow,
  parameters: guided({
    anatomy: [
      'the picture',
      'the pin, the name and the crossed bell',
      'the time, or under a mouse the button for the actions',
      'a coloured word, and the last message or who types',
      'the number of unread messages',
      'the actions, beside the row',
    ],
    good: [
      'Give the number of unread messages in words (`unreadLabel`): a screen reader says it, not the digits.',
      'Put the action that cannot be undone last, in the tone `danger`.',
      'Offer more than three actions in a menu (`onMenu`): in a long language they would not fit beside the row.',
    ],
    bad: ['Put what exists only among the actions: the page of the conversation offers it, too.'],
    keys: {
      Tab: 'moves the focus to the row, then to its actions, or with `onMenu` to the button of the menu',
      Enter: 'opens the conversation, or does the action',
      '→ ←': 'go along the actions and back to the row',
      'Menu key': 'moves the focus to the first action, or with `onMenu` opens the menu',
      Escape: 'hides the actions; the focus returns to the row',
    },
  }),
  args: { time: '21:03', unread: 9, onOpen: fn() },
  ...sampled<ConversationRowProps>(
    (t) => ({
      name: t.chat.title,
      preview: `${t.names[0]}: ${t.chat.lines[2]}`,
      unreadLabel: t.unread(9),
      actions: actions(t),
      actionsLabel: t.more,
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof ConversationRow>
type Story = StoryObj<typeof ConversationRow>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { chat } = textsOf({ globals })
    await userEvent.click(canvas.getByText(chat.title))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: chat.actions.pin }))
    await expect(pin).toHaveBeenCalledOnce()
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await expect(canvas.getByRole('button', { name: chat.title })).toHaveFocus()
  },
}

export const Mention: Story = withSample<ConversationRowProps>((t) => ({
  tag: { text: t.chat.mention, tone: 'brand' },
}))
export const Draft: Story = {
  args: { unread: 0 },
  ...withSample<ConversationRowProps>((t) => ({ tag: { text: t.chat.draft, tone: 'live' } })),
}
export const Typing: Story = withSample<ConversationRowProps>((t) => ({ typing: t.chat.typing }))
/** The count of unread messages is a dot. */
export const Muted: Story = withSample<ConversationRowProps>((t) => ({ muted: t.chat.muted }))
export const Pinned: Story = withSample<ConversationRowProps>((t) => ({ pinned: t.chat.pinned }))
export const LongText: Story = {
  args: { unread: 120 },
  ...withSample<ConversationRowProps>((t) => ({ name: t.chat.title.repeat(4), unreadLabel: t.unread(120) })),
}
export const FocusVisible: Story = FOCUS_VISIBLE
export const Active: Story = { parameters: { pseudo: { active: true } } }

export const List = localised((t) => (
  <div>
    <ConversationRow
      name={t.chat.customer}
      preview={t.chat.lines[4]}
      time="21:03"
      pinned={t.chat.pinned}
      href="#1"
      actions={actions(t)}
      actionsLabel={t.more}
    />
    <ConversationRow name={t.names[1] ?? ''} preview={t.chat.lines[3]} time="19:20" muted={t.chat.muted} href="#2" />
    <ConversationRow name={t.names[2] ?? ''} preview={t.chat.lines[1]} time="12/11" href="#3" />
  </div>
))
