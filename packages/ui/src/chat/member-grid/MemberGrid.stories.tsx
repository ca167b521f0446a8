import type { Meta, StoryObj } from '@storybook/react-vite'
import { UserMinus, UserPlus } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { PRESS_KEYS, guided } from '../../story-kit/guide'
import { textsOf } from '../../story-kit/texts'
import { MemberGrid, type MemberGridProps } from './MemberGrid'

export default {
  title: 'Chat/MemberGrid',
  component: MemberGrid,
  parameters: guided({
    anatomy: ['each member: the picture, the name, the role', 'each action: its sign and its name'],
    good: ['Pass the first members of a large group, and an action that shows all.'],
    bad: ['Offer actions that the user may not do.'],
    keys: PRESS_KEYS,
  }),
  args: { onMember: fn(), onAction: fn() },
  ...sampled<MemberGridProps>(
    (t) => ({
      label: t.chat.members.label,
      members: t.names.map((name, at) => ({ id: name, name, role: at === 0 ? t.chat.members.owner : undefined })),
      actions: [
        { id: 'invite', label: t.chat.members.invite, icon: <UserPlus /> },
        { id: 'remove', label: t.chat.members.remove, icon: <UserMinus /> },
      ],
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof MemberGrid>
type Story = StoryObj<typeof MemberGrid>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { chat } = textsOf({ globals })
    await userEvent.click(canvas.getByRole('button', { name: chat.members.invite }))
    await expect(args.onAction).toHaveBeenCalledWith('invite')
  },
}

/** For those who may neither invite nor remove. */
export const WithoutActions: Story = { args: { actions: [] } }
