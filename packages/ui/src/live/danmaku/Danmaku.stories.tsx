import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState, type ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import { localised } from '../../story-kit/story'
import type { Texts } from '../../story-kit/texts'
import { Danmaku, type DanmakuComment, type DanmakuProps } from '.'

const comment = (t: Texts, at: number): DanmakuComment => ({
  id: String(at),
  text: t.roomLines[(at * 5) % t.roomLines.length] ?? '',
  isMine: at % 9 === 4,
})
const comments = (t: Texts, count: number) => Array.from({ length: count }, (_, at) => comment(t, at))

/** The place of a picture. */
const Picture = ({ children }: { children: ReactNode }) => (
  <div
    style={{
      position: 'relative',
      aspectRatio: '16 / 9',
      background: 'linear-gradient(150deg, #1d6b4a, #0f3f37)',
    }}
  >
    {children}
  </div>
)

/** A room in which some comments arrive every second. */
const Busy = ({ texts, each, ...props }: { texts: Texts; each: number } & Omit<DanmakuProps, 'comments'>) => {
  const [shown, setShown] = useState<DanmakuComment[]>([])
  useEffect(() => {
    let at = 0
    const timer = setInterval(() => setShown((before) => [...before, comment(texts, at++)].slice(-300)), each)
    return () => clearInterval(timer)
  }, [texts, each])
  return (
    <Picture>
      <Danmaku {...props} comments={shown} />
    </Picture>
  )
}

export default {
  title: 'Live/Danmaku',
  component: Danmaku,
  parameters: guided({
    anatomy: ['comments that pass over the picture, in lines without overlaps'],
    good: [
      'Let the viewer turn it off, and choose how dense it is.',
      'Show it over a player only: the chat has the same texts for screen readers.',
    ],
    bad: ['Pass old comments when a room is opened: only new ones pass.'],
    keys: NO_KEYS,
  }),
  args: { density: 'normal', seconds: 7 },
  argTypes: { comments: { control: false } },
} satisfies Meta<typeof Danmaku>
type Story = StoryObj<typeof Danmaku>

/** The comments of the arg are history; one more arrives each second. */
export const Playground: Story = {
  decorators: [
    (Story) => <Picture>{Story()}</Picture>,
    ...sampled<DanmakuProps>((t) => ({ comments: comments(t, 3) }), { bleeds: true }).decorators,
  ],
  render: function Arriving(args) {
    const [more, setMore] = useState<DanmakuComment[]>([])
    const { comments: history } = args
    useEffect(() => {
      const add = () =>
        setMore((before) => {
          const next = history[before.length % Math.max(1, history.length)]
          return next ? [...before, { ...next, id: `more ${before.length}` }].slice(-50) : before
        })
      add()
      const timer = setInterval(add, 1_000)
      return () => clearInterval(timer)
    }, [history])
    return <Danmaku {...args} comments={[...history, ...more]} />
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="Danmaku"]')).toHaveAttribute('aria-hidden', 'true')
    await waitFor(() => expect(canvasElement.querySelector('[data-component="Danmaku"] > span')).not.toBeNull())
  },
}

/** Ten comments a second: what finds no lane is dropped. */
export const BusyRoom = localised((t) => <Busy texts={t} each={100} density="normal" />)
export const FullHeight = localised((t) => <Busy texts={t} each={100} density="full" />)
