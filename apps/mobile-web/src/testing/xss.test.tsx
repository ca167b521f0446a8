import {
  articleCard,
  type Block,
  contentComment,
  getAnchorPage,
  getHomeData,
  getLivePageData,
  listedAnchor,
  moment,
  placement,
} from '@org/api-client/contract'
import { type FakeAnswers, sample, sampleOf, SCRIPT_URLS, XSS_CORPUS } from '@org/api-client/testing'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { config, day, liveRoom } from './fixtures'
import { show } from './show'
import { NOTHING_RUNS, resetHits, whatRuns } from './xss-runs'

const all = XSS_CORPUS.join(' ')
const comments = XSS_CORPUS.map((text, at) =>
  sampleOf(contentComment, {
    id: at + 1,
    text,
    reply_name: text,
    author: { nick_name: text, avatar: '' },
  }),
)
const blockOf = (fields: Partial<Block>): Block => ({ type: 'paragraph', text: '', items: [], url: '', ...fields })
const blocks = [
  ...XSS_CORPUS.map((text) => blockOf({ text })),
  ...SCRIPT_URLS.map((url) => blockOf({ type: 'link', text: url, url })),
  ...SCRIPT_URLS.map((url) => blockOf({ type: 'picture', text: url, url })),
  blockOf({ type: 'list', items: [...XSS_CORPUS] }),
]
const article = sampleOf(articleCard, { id: 1, title: all, summary: all, cover: '' })
const adOf = (id: number, target: string) =>
  sampleOf(placement, { id, title: all, picture: '', target_type: 'web', target, per_day: 9 })
const anchor = sampleOf(listedAnchor, { uid: 7, nick_name: all, signature: all, avatar: '', live: 0 })
const moments = XSS_CORPUS.slice(0, 20).map((text, at) =>
  sampleOf(moment, { id: at + 1, text, pictures: [], author: { uid: 7, nick_name: text, avatar: '' } }),
)

const PAGES: Record<string, { path: string; answers: FakeAnswers; shown: string }> = {
  'an article and its comments': {
    path: '/mobile/news?id=1',
    answers: {
      getArticle: () => ({ article, blocks, match: null, league: null, likes: 0, liked: 0 }),
      getComments: () => ({ list: comments, next: '' }),
    },
    shown: comments[0]?.text ?? '',
  },
  'the list of articles': {
    path: '/mobile/news',
    answers: { getArticles: () => ({ list: [article], next: '' }) },
    shown: all,
  },
  'the home page with its banners, rooms and anchors, and an advertisement': {
    path: '/live',
    answers: {
      getCommonConfig: () => config({ launch_ad: [adOf(1, SCRIPT_URLS[0] ?? '')] }),
      getDateMatch: () => day(),
      getRealLives: () => ({ list: [liveRoom({ title: all })], total: 1, page: 1 }),
      getHomeScroll: () => ({ list: SCRIPT_URLS.map((url, at) => adOf(at + 2, url)) }),
      getHomeData: () =>
        sample(getHomeData, { rec_anchors: [anchor], rec_matchs: [], announcement: adOf(99, SCRIPT_URLS[1] ?? '') }),
    },
    shown: all,
  },
  'an anchor and their moments': {
    path: '/user-center/anchor/7?tab=moments',
    answers: {
      getAnchorPage: () => sample(getAnchorPage, { anchor, room: null, videos: [], moments, fan_group: '' }),
      getMoments: () => ({ list: moments, next: '' }),
    },
    shown: moments[0]?.text ?? '',
  },
}

const DOCUMENT = [blockOf({ text: all }), blockOf({ type: 'heading', text: all }), ...blocks.slice(XSS_CORPUS.length)]
for (const type of ['user', 'privacy', 'recharge', 'anchor'])
  PAGES[`the document ${type} in the frame of an app`] = {
    path: `/mobile/privacy/${type}`,
    answers: {
      getProtocal: () => ({ title: all, version: all, date: all, blocks: DOCUMENT }),
    },
    shown: all,
  }

beforeEach(resetHits)

it('knows about 200 texts that would run a script as HTML', () => {
  expect(new Set(XSS_CORPUS).size).toBeGreaterThan(195)
})

it.each(Object.entries(PAGES))('%s show markup as text, and run nothing', async (_what, { path, answers, shown }) => {
  await show({ path, answers })
  await expect.poll(() => document.body.textContent?.includes(shown), { timeout: 10_000 }).toBe(true)
  expect(whatRuns()).toEqual(NOTHING_RUNS)
})

it.each([
  ['at the start of a visit', '/score', 'launch_ad'],
  ['over the home page', '/live', 'home_pop_ad'],
  ['before a stream', '/live-detail/7', 'live_play_ad'],
] as const)('an advertisement %s shows markup as text, and leads to no script', async (_when, path, place) => {
  await show({
    path,
    answers: {
      getCommonConfig: () => config({ [place]: [adOf(1, SCRIPT_URLS[0] ?? '')] }),
      getDateMatch: () => day(),
      getLivePageData: () => sample(getLivePageData, {}),
    },
  })
  const dialog = page.getByRole('dialog', { name: '广告' })
  await expect.element(dialog).toHaveTextContent(XSS_CORPUS[0] ?? '')
  expect(whatRuns()).toEqual(NOTHING_RUNS)
})
