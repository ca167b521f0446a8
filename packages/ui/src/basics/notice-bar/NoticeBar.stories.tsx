import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { guided, LINK_KEYS } from '../../story-kit/guide'
import { iconControl } from '../../story-kit/icons'
import { FOCUS_VISIBLE, localised, nothing } from '../../story-kit/story'
import { textsOf } from '../../story-kit/texts'
import { NoticeBar, type NoticeBarProps } from './NoticeBar'

const close = fn()

export default {
  title: 'Basics/NoticeBar',
  component: NoticeBar,
  parameters: guided({
    anatomy: ['the icon', 'the text, which runs if it is too long', 'the button that closes it'],
    good: ['One message of the operator.'],
    bad: ['An error of the page.', 'Two notices below each other: they take turns.'],
    keys: LINK_KEYS,
  }),
  args: { onOpen: fn() },
  argTypes: { icon: iconControl },
  ...sampled<NoticeBarProps>(
    ({ notices }) => ({ text: notices.short, close: { label: notices.close, onPress: close } }),
    { bleeds: true },
  ),
} satisfies Meta<typeof NoticeBar>
type Story = StoryObj<typeof NoticeBar>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { notices } = textsOf({ globals })
    await userEvent.click(canvas.getByRole('button', { name: notices.short }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: notices.close }))
    await expect(close).toHaveBeenCalledOnce()
  },
}

/** It runs through until it is pressed, pointed at or focused. */
export const LongText: Story = withSample<NoticeBarProps>(({ notices }) => ({ text: notices.long, close: undefined }))
export const FocusVisible: Story = FOCUS_VISIBLE

export const TonesAndActions = localised(({ notices }) => (
  <div style={{ display: 'grid', gap: 'var(--space-12)' }}>
    <NoticeBar text={notices.short} />
    <NoticeBar text={notices.short} href="#season" onOpen={nothing} />
    <NoticeBar
      tone="warn"
      icon={<TriangleAlert />}
      text={notices.live}
      close={{ label: notices.close, onPress: nothing }}
    />
    <NoticeBar
      tone="live"
      icon={<CircleAlert />}
      text={notices.short}
      onOpen={nothing}
      close={{ label: notices.close, onPress: nothing }}
    />
  </div>
))
