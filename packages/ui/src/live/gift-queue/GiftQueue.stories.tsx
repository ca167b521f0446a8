import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import { roomGift } from '../../story-kit/samples'
import { localised, repeated } from '../../story-kit/story'
import { GiftQueue, type GiftQueueProps } from '.'

export default {
  title: 'Live/GiftQueue',
  component: GiftQueue,
  parameters: guided({
    anatomy: ['two gifts at a time, each with its combo'],
    good: ['Pass every gift of the room once, with the id of its combo.'],
    bad: ['Drop gifts in a busy room: somebody has paid for each.'],
    keys: NO_KEYS,
  }),
  argTypes: { gifts: { control: false } },
  ...sampled<GiftQueueProps>((t) => ({ gifts: [0, 1, 2].map((at) => roomGift(t, at)) }), { bleeds: true }),
} satisfies Meta<typeof GiftQueue>
type Story = StoryObj<typeof GiftQueue>

/** The gifts of the arg arrive one after the other, again and again. */
export const Playground: Story = {
  render: function Arriving(args) {
    const [count, setCount] = useState(0)
    useEffect(() => {
      setCount(1)
      const timer = setInterval(() => setCount((before) => before + 1), 1_200)
      return () => clearInterval(timer)
    }, [args.gifts])
    return <GiftQueue {...args} gifts={repeated(args.gifts, count)} />
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-component="GiftBanner"]')).toHaveLength(2))
  },
}

/** Four gifts a second, half of them combos. */
export const BusyRoom = localised(function Busy(t) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setCount((before) => before + 1), 250)
    return () => clearInterval(timer)
  }, [])
  const gifts = Array.from({ length: count }, (_, at) => ({ ...roomGift(t, at >> 1), id: String(at) }))
  return <GiftQueue gifts={gifts} />
})
