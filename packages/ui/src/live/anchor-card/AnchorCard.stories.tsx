import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { LINK_KEYS, guided } from '../../story-kit/guide'
import { textsOf } from '../../story-kit/texts'
import { AnchorCard, type AnchorCardProps } from '.'

const follow = fn()

export default {
  title: 'Live/AnchorCard',
  component: AnchorCard,
  parameters: guided({
    anatomy: [
      'the picture',
      'the name, which opens the page, a title and a note',
      "more, at the caller's choice",
      'the button that follows',
    ],
    good: ['Show how many follow in the note, and change it with the press.'],
    bad: ['Put the number of viewers here: the room shows it.'],
    keys: LINK_KEYS,
  }),
  args: { live: true, href: '#anchor', onOpen: fn() },
  ...sampled<AnchorCardProps>(
    (t) => ({
      name: t.anchor,
      title: t.liveTitles[0],
      note: t.room.viewers,
      follow: { followed: false, label: t.follow, onFollow: follow },
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof AnchorCard>
type Story = StoryObj<typeof AnchorCard>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsOf({ globals })
    await userEvent.click(canvas.getByRole('button', { name: t.follow }))
    await expect(follow).toHaveBeenCalledWith(true)
    await userEvent.click(canvas.getByRole('link', { name: t.anchor }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const Followed: Story = withSample<AnchorCardProps>((t) => ({
  follow: { followed: true, label: t.followed, onFollow: follow },
}))

/** Waits for the server. */
export const Busy: Story = withSample<AnchorCardProps>((t) => ({
  follow: { followed: false, label: t.follow, busy: true, onFollow: follow },
}))
