import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useState } from 'react'
import { conforms } from '../../conformance'
import { hitHeight } from '../../util/hit-height'
import { SegmentedTabs } from '.'

const tabs = [
  { id: 'a', label: 'First' },
  { id: 'b', label: 'Second', count: 3, countLabel: '3 unread' },
  { id: 'c', label: 'Third' },
]
const Tabs = ({ onSelect = vi.fn() }) => {
  const [selected, setSelected] = useState('a')
  return (
    <SegmentedTabs
      label="Room"
      tabs={tabs}
      selectedId={selected}
      onSelect={(id) => {
        setSelected(id)
        onSelect(id)
      }}
    />
  )
}

test('is a single tab stop', async () => {
  await render(<Tabs />)
  const stops = page
    .getByRole('tab')
    .elements()
    .map((tab) => (tab as HTMLElement).tabIndex)
  expect(stops).toEqual([0, -1, -1])
})

test('selects by arrow keys, Home and End, and wraps around', async () => {
  const onSelect = vi.fn()
  await render(<Tabs onSelect={onSelect} />)
  await userEvent.keyboard('{Tab}{ArrowRight}{End}{ArrowRight}{ArrowLeft}{Home}')
  expect(onSelect.mock.calls.flat()).toEqual(['b', 'c', 'a', 'c', 'a'])
  await expect.element(page.getByRole('tab', { name: 'First' })).toHaveFocus()
})

test('announces the selected tab', async () => {
  await render(<Tabs />)
  await page.getByRole('tab', { name: 'Second' }).click()
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent('Second')
})

test('keeps every pill visible with a target of 44 px on the narrowest phone', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 812))
  const labels = ['Incidentes da partida', 'Estatísticas', 'Narração da partida']
  const pills = labels.map((label) => ({ id: label, label }))
  await render(
    <div style={{ paddingBlock: 40 }}>
      <SegmentedTabs look="pill" label="Views" tabs={pills} selectedId={labels[0] ?? ''} onSelect={vi.fn()} />
    </div>,
  )
  const list = page.getByRole('tablist').element()
  expect(list.scrollWidth).toBe(list.clientWidth)
  for (const tab of page.getByRole('tab').elements()) expect(hitHeight(tab)).toBeGreaterThanOrEqual(44)
})

conforms(SegmentedTabs<string>, {
  props: ({ press }) => ({ label: 'Room', tabs, selectedId: 'a', onSelect: press('onSelect') }),
  states: { 'data-look': { look: 'pill' } },
  views: [
    { look: 'title' },
    {
      look: 'pill',
      tabs: ['Full time', 'First half', 'Corners'].map((label) => ({ id: label, label })),
      selectedId: 'Corners',
    },
    { tabs: [{ id: 'a', label: 'Messages', count: 120, countLabel: '120 unread' }] },
  ],
})
