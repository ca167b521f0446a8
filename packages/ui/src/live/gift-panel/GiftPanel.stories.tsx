import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { gifts } from '../../story-kit/samples'
import { textsOf } from '../../story-kit/texts'
import { GiftPanel, type GiftPanelProps } from '.'

/** Keeps the chosen gift and the count, as a page does. */
const Kept = ({ selectedId: first, onSelect, count: start, onCount, ...props }: GiftPanelProps) => {
  const [selectedId, setSelectedId] = useState(first)
  const [count, setCount] = useState(start)
  return (
    <GiftPanel
      {...props}
      selectedId={selectedId}
      onSelect={(id) => {
        setSelectedId(id)
        onSelect(id)
      }}
      count={count}
      onCount={(next) => {
        setCount(next)
        onCount(next)
      }}
    />
  )
}

export default {
  title: 'Live/GiftPanel',
  component: GiftPanel,
  args: {
    open: true,
    selectedId: '6',
    count: 1,
    onClose: fn(),
    onSelect: fn(),
    onCount: fn(),
    onSend: fn(),
    onTopUp: fn(),
  },
  argTypes: { gifts: { control: false } },
  parameters: {
    ...guided({
      anatomy: [
        'the gifts, in pages of two rows',
        'the purse, and the button to top up',
        'how many are sent',
        'the button that sends, with the combo',
      ],
      good: ['Take the price from the purse at once, and give it back if the server refuses.'],
      bad: ['Send a gift that the purse cannot pay: the button says so.'],
      keys: {
        Tab: 'moves the focus to the gifts, which are one stop, then to the buttons',
        '← → ↑ ↓': 'choose another gift',
        'Enter, Space': 'press the button that has the focus',
      },
    }),
    docs: { story: { inline: false, height: 640 } },
  },
  render: (args) => <Kept {...args} />,
  ...sampled<GiftPanelProps>((t) => ({
    title: t.gift.title,
    closeLabel: t.close,
    gifts: gifts(t),
    purse: { amount: 2_350, text: t.gift.purse },
    labels: t.gift,
  })),
} satisfies Meta<typeof GiftPanel>
type Story = StoryObj<typeof GiftPanel>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { gift } = textsOf({ globals })
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(gift.names[1] ?? '') }))
    await userEvent.click(canvas.getByRole('radio', { name: '×10' }))
    await userEvent.click(canvas.getByRole('button', { name: gift.send }))
    await userEvent.click(canvas.getByRole('button', { name: gift.combo(1) }))
    await expect(args.onSend).toHaveBeenLastCalledWith('1', 10, 2)
  },
}

/** The chosen gifts cost more than the purse holds. */
export const TooDear: Story = {
  args: { selectedId: '7' },
  ...withSample<GiftPanelProps>((t) => ({ purse: { amount: 120, text: t.gift.gold('120') } })),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: textsOf({ globals }).gift.send })).toBeDisabled()
  },
}
