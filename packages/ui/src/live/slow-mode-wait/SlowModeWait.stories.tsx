import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import { Row, Stack, localised } from '../../story-kit/story'
import { textsOf } from '../../story-kit/texts'
import { SlowModeWait, type SlowModeWaitProps } from '.'

export default {
  title: 'Live/SlowModeWait',
  component: SlowModeWait,
  parameters: guided({
    anatomy: ['the ring that empties', 'the seconds'],
    good: ['Give it to the `Composer` as `wait`.'],
    bad: ['Count by yourself: pass the seconds that the server gave.'],
    keys: NO_KEYS,
  }),
  args: { seconds: 7, of: 10 },
  ...sampled<SlowModeWaitProps>((t) => ({ label: t.room.slow })),
} satisfies Meta<typeof SlowModeWait>
type Story = StoryObj<typeof SlowModeWait>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('timer', { name: textsOf({ globals }).room.slow })).toHaveTextContent('7')
  },
}

export const Waits = localised((t) => (
  <Stack>
    <Row>
      {[60, 45, 30, 12, 3].map((seconds) => (
        <SlowModeWait key={seconds} seconds={seconds} of={60} label={t.room.slow} />
      ))}
    </Row>
  </Stack>
))

export const Counting = localised(function Counting(t) {
  const [seconds, setSeconds] = useState(10)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => (before + 10) % 11), 1_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <Stack>
      <SlowModeWait seconds={seconds} of={10} label={t.room.slow} />
    </Stack>
  )
})
