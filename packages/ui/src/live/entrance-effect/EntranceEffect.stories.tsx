import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { Stack, localised } from '../../story-kit/story'
import { textsOf, type Texts } from '../../story-kit/texts'
import { EntranceBanner, EntranceEffect, type EntranceEffectProps, type RoomEntrance } from '.'

const KINDS = ['level30', 'level20', 'level10', 'level1'] as const

const entrance = (t: Texts, at: number): RoomEntrance => ({
  id: String(at),
  name: t.names[at % t.names.length] ?? '',
  badge: { kind: KINDS[at % KINDS.length] ?? 'level1', label: t.lv(39 - 10 * (at % KINDS.length)) },
  text: t.entrance.text,
})
const entrances = (t: Texts, count: number) => Array.from({ length: count }, (_, at) => entrance(t, at))

export default {
  title: 'Live/EntranceEffect',
  component: EntranceEffect,
  argTypes: { entrances: { control: false }, othersText: { control: false } },
  ...sampled<EntranceEffectProps>((t) => ({ entrances: entrances(t, 2), othersText: t.entrance.others }), {
    bleeds: true,
  }),
} satisfies Meta<typeof EntranceEffect>
type Story = StoryObj<typeof EntranceEffect>

/** The entrances of the arg arrive one after the other. */
export const Playground: Story = {
  render: function Arriving(args) {
    const [count, setCount] = useState(0)
    useEffect(() => {
      const timer = setInterval(() => setCount((before) => Math.min(before + 1, args.entrances.length)), 500)
      return () => clearInterval(timer)
    }, [args.entrances])
    return <EntranceEffect {...args} entrances={args.entrances.slice(0, count)} />
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

export const Levels = localised((t) => (
  <Stack pad={false}>
    {entrances(t, 4).map((each) => (
      <EntranceBanner key={each.id} entrance={each} text={each.text} />
    ))}
  </Stack>
))
