import { search } from '@org/api-client/contract'
import { sample } from '@org/api-client/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show'
import { searchHistory } from './search-history'

const video = {
  type: 'videos',
  item: {
    id: 4,
    kind: 'short',
    title: '曼城集锦',
    cover: '',
    seconds: 75,
    category_id: 0,
    collection_id: 0,
    collection_title: '',
    author: { uid: 2, nick_name: '小林', avatar: '' },
    likes: 0,
    comments: 0,
    liked: 0,
    published_at: 1_764_000_000,
    demo: 0,
  },
} as const
const article = {
  type: 'articles',
  item: {
    id: 7,
    category: 'news',
    title: '曼城夺冠',
    summary: '',
    cover: '',
    published_at: 1_764_000_000,
    demo: 0,
  },
} as const
const marks = () => [...document.querySelectorAll('main em')].map(({ textContent }) => textContent)

it.each([
  ['a video', video, '视频', '/shortvideo/4'],
  ['an article', article, '资讯', '/mobile/news?id=7'],
] as const)('marks the keyword in the title of %s, opens it and keeps the search', async (_, result, tab, to) => {
  const { place, store } = await show({
    path: `/search?keyword=曼&tab=${result.type}`,
    answers: { search: () => sample(search, { list: [result], total: 1, page: 1 }) },
  })
  await expect.element(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(marks).toEqual(['曼'])
  await page.getByRole('link', { name: result.item.title }).click()
  await expect.poll(place).toBe(to)
  expect(searchHistory.selectSlice(store.getState()).entries).toEqual([{ target_id: '曼' }])
})
