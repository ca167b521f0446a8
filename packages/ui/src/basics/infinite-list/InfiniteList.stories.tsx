import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { ListRow } from '../list-row'
import { sampled } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { localised } from '../../story-kit/story'
import { textsOf, type Texts } from '../../story-kit/texts'
import { InfiniteList, type InfiniteListProps } from './InfiniteList'

const labels = (t: Texts) => ({ list: t.tabs.live, loading: t.loading, retry: t.retry, ...t.pages })
const linesOf = (t: Texts, count: number) =>
  Array.from({ length: count }, (_, at) => `${at + 1}. ${t.roomLines[at % t.roomLines.length]}`)
const row = (line: string) => <ListRow title={line} />

export default {
  title: 'Basics/InfiniteList',
  component: InfiniteList<string>,
  parameters: guided({
    anatomy: ['the rows', 'the end: loading, an error with its button, or that there is no more'],
    good: ['Pages that are loaded before the end is on the screen.'],
    bad: ['A footer below it that nobody reaches.'],
    keys: { Tab: 'moves through what is in the rows, then to the button after a failure' },
  }),
  args: { state: 'idle', onMore: fn(), keyOf: (line) => line },
  argTypes: { children: { control: false } },
  ...sampled<InfiniteListProps<string>>((t) => ({ items: linesOf(t, 4), labels: labels(t), children: row }), {
    bleeds: true,
  }),
} satisfies Meta<typeof InfiniteList<string>>
type Story = StoryObj<typeof InfiniteList<string>>

export const Playground: Story = {
  play: async ({ args }) => {
    // Its end is on the screen.
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce())
  },
}

export const Loading: Story = { args: { state: 'loading', skeleton: 'conversation' } }

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: textsOf({ globals }).retry }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

export const GrowsToItsEnd = localised(function Pages(t) {
  const [count, setCount] = useState(20)
  return (
    <InfiniteList
      items={linesOf(t, count)}
      keyOf={(line) => line}
      rowHeight="52px"
      state={count < 80 ? 'idle' : 'end'}
      onMore={() => setCount(count + 20)}
      labels={labels(t)}
    >
      {row}
    </InfiniteList>
  )
})
