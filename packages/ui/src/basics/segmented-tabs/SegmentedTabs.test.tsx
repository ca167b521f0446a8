import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { behavesLikeChoice, conforms } from '../../conformance'
import { withMedia } from '../../conformance/page'
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

test.each(['line', 'pill', 'title'] as const)('slides the %s from the tab that was chosen before', async (look) => {
  const animate = vi.spyOn(Element.prototype, 'animate')
  onTestFinished(() => animate.mockRestore())
  const draw = (id: string) => (
    <SegmentedTabs look={look} label="Room" tabs={tabs} selectedId={id} onSelect={() => undefined} />
  )
  const { rerender } = await render(draw('a'))
  expect(animate).not.toHaveBeenCalled()
  await rerender(draw('c'))
  expect(animate.mock.contexts).toEqual([page.getByRole('tab', { name: 'Third' }).element()])
  const way = expect.objectContaining({ translate: [expect.stringMatching(/^-\d/), '0px 0px'] })
  expect(animate).toHaveBeenCalledExactlyOnceWith(way, expect.objectContaining({ duration: 180 }))
  await withMedia('prefers-reduced-motion', 'reduce', async () => {
    await rerender(draw('a'))
    expect(animate).toHaveBeenCalledOnce()
  })
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
