import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { SearchResult, searchSegments } from '.'

test('marks what was searched for and opens from anywhere in the row', async () => {
  const onOpen = vi.fn()
  const { container } = await render(
    <SearchResult name="Ana" segments={searchSegments('Goal for City, goal!', 'goal')} onOpen={onOpen} />,
  )
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Goal', 'goal'])
  await page.getByText('for City').click({ force: true })
  expect(onOpen).toHaveBeenCalledOnce()
})

test.each<[string, string, string]>([
  ['no match', 'x', 'no match'],
  ['nothing searched', ' ', 'nothing searched'],
  ['a+b (c) a+b', 'a+b', '[a+b] (c) [a+b]'],
  ['今晚进球了', '进球', '今晚[进球]了'],
  ['<b>bold</b>', '<b>', '[<b>]bold</b>'],
  [`${'x'.repeat(60)}goal end`, 'goal', `…${'x'.repeat(12)}[goal] end`],
])('the segments of "%s" for "%s"', (text, query, shown) => {
  const segments = searchSegments(text, query)
  expect(segments.map((one) => (one.isMatch ? `[${one.text}]` : one.text)).join('')).toBe(shown)
})

conforms(SearchResult, {
  props: ({ press }) => ({
    name: 'Friends of Manchester City',
    segments: searchSegments('Who watches the match of City tonight?', 'city'),
    time: '21:03',
    onOpen: press('onOpen'),
  }),
})
