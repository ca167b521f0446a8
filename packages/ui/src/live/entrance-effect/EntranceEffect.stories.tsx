import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import { localised, repeated } from '../../story-kit/story'
import { roomEntrance } from '../../story-kit/samples'
import { textsOf, type Texts } from '../../story-kit/texts'
import { EntranceEffect, type EntranceEffectProps } from '.'

const entrances = (t: Texts, count: number) => Array.from({ length: count }, (_, at) => roomEntrance(t, at))

export default {
  title: 'Live/EntranceEffect',
  component: EntranceEffect,
  parameters: guided({
    anatomy: ['the line of the one who enters, and how many others did'],
    good: ['Pass all entrances of the room: it shows one after the other and sums up the rest.'],
    bad: ['Pass entrances from before the visit.'],
    keys: NO_KEYS,
  }),
  argTypes: { entrances: { control: false }, othersText: { control: false } },
  ...sampled<EntranceEffectProps>((t) => ({ entrances: entrances(t, 2), othersText: t.entrance.others }), {
    bleeds: true,
  }),
} satisfies Meta<typeof EntranceEffect>
type Story = StoryObj<typeof EntranceEffect>

/** The entrances of the arg arrive one after the other, again and again. */
export const Playground: Story = {
  render: function Arriving(args) {
    const [count, setCount] = useState(0)
    useEffect(() => {
      setCount(1)
      const timer = setInterval(() => setCount((before) => before + 1), 3_000)
      return () => clearInterval(timer)
    }, [args.entrances])
    return <EntranceEffect {...args} entrances={repeated(args.entrances, count)} />
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(textsOf({ globals }).names[0] ?? '')).toBeInTheDocument()
  },
}

/** Many enter at once: one line for all of them. */
export const Many = localised(function Many(t) {
  const [count, setCount] = useState(1)
  useEffect(() => setCount(7), [])
  return <EntranceEffect entrances={entrances(t, count)} othersText={t.entrance.others} />
})
