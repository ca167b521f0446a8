import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, fireEvent } from 'storybook/test'
import { ListRow } from '../list-row'
import { SegmentedTabs } from '../segmented-tabs'
import { sampled } from '../../story-kit/args'
import { guided, NO_KEYS } from '../../story-kit/guide'
import { localised } from '../../story-kit/story'
import { SwipePanel, type SwipePanelProps } from './SwipePanel'

export default {
  title: 'Basics/SwipePanel',
  component: SwipePanel,
  parameters: guided({
    anatomy: ['the panel of the chosen tab'],
    good: ['Tabs above it do the same.'],
    bad: ['Content that is itself swiped sideways.'],
    keys: NO_KEYS,
  }),
  args: { onNext: fn(), onPrevious: fn() },
  argTypes: { children: { control: false } },
  ...sampled<SwipePanelProps>((t) => ({ children: t.roomLines.map((line) => <ListRow key={line} title={line} />) })),
} satisfies Meta<typeof SwipePanel>
type Story = StoryObj<typeof SwipePanel>

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const panel = canvasElement.querySelector('[data-component="SwipePanel"] > *') ?? canvasElement
    const finger = { pointerType: 'touch', isPrimary: true, clientY: 100 }
    fireEvent.pointerDown(panel, { ...finger, clientX: 300 })
    fireEvent.pointerMove(panel, { ...finger, clientX: 120 })
    fireEvent.pointerUp(panel, { ...finger, clientX: 120 })
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

export const UnderTabs = localised(function Tabs(t) {
  const tabs = Object.entries(t.leagues).map(([id, label]) => ({ id, label }))
  const [at, setAt] = useState(0)
  return (
    <>
      <SegmentedTabs
        label={t.sheet.title}
        tabs={tabs}
        selectedId={tabs[at]?.id ?? ''}
        onSelect={(id) => setAt(tabs.findIndex((tab) => tab.id === id))}
      />
      <SwipePanel
        onPrevious={at > 0 ? () => setAt(at - 1) : undefined}
        onNext={at < tabs.length - 1 ? () => setAt(at + 1) : undefined}
      >
        {t.roomLines.map((line) => (
          <ListRow key={line} title={`${tabs[at]?.label}: ${line}`} />
        ))}
      </SwipePanel>
    </>
  )
})
