import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { behavesLikeChoice, conforms } from '../../conformance'
import { SegmentedTabs } from '.'

const tabs = [
  { id: 'a', label: 'First' },
  { id: 'b', label: 'Second', count: 3, countLabel: '3 unread' },
  { id: 'c', label: 'Third' },
]

test('keeps every pill visible on the narrowest phone', async () => {
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
})

behavesLikeChoice<string>(['a', 'b', 'c'], (choice) => <SegmentedTabs label="Room" tabs={tabs} {...choice} />)

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
