// @module-tag deep
import { endpoints, type EndpointName } from '@org/api-client/contract'
import { sample, SCRIPT_URLS, XSS_CORPUS, type FakeAnswers } from '@org/api-client/testing'
import { beforeEach, expect, it } from 'vitest'
import { show } from './show'
import { USUAL_ANSWERS } from './visit'
import { NOTHING_RUNS, resetHits, whatRuns } from './xss-runs'

/** The fields of replies that a user or an operator writes. */
const WRITTEN =
  /^(?:title|text|name|nick_name|reply_name|signature|summary|notice|desc|description|collection_title|keyword|round|venue|city|contact|group_name|introduction|(?:short_)?name_(?:zh|pt|en)|emoji|live_badge|user_tag|items|list|texts?_(?:zh|pt))$/
/** Addresses that an operator writes. */
const ADDRESS = /^(?:target|url|link|cover|picture|avatar)$/

const all = XSS_CORPUS.join(' ')

/** The reply with the whole corpus in each text that somebody writes, and an address of a script in each address. */
const hostile = (value: unknown, name = ''): unknown => {
  if (typeof value === 'string') {
    if (WRITTEN.test(name)) return all
    return ADDRESS.test(name) ? (SCRIPT_URLS[0] ?? '') : value
  }
  if (Array.isArray(value)) return value.map((item) => hostile(item, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, hostile(field, key)]))
}

/** Every call is answered: those of every page as usual, others by a sample. */
const answers = Object.fromEntries(
  Object.values(endpoints).map((row) => {
    const usual = USUAL_ANSWERS[row.name as EndpointName]
    const make = ['getHomeData', 'getHomeScroll', 'getCategory', 'getComments'].includes(row.name) ? undefined : usual
    return [row.name, (body: Record<string, unknown>) => hostile(make === undefined ? sample(row) : make(body))]
  }),
) as FakeAnswers

const PATHS = [
  '/live',
  '/headline',
  '/headline?tab=clips',
  '/headline?tab=database',
  '/headline?tab=news',
  '/live/lives',
  '/live/videos',
  '/anchor-list',
  '/user-center/anchor/7',
  '/user-center/anchor/7?tab=clips',
  '/user-center/anchor/7?tab=videos',
  '/user-center/anchor/7?tab=moments',
  '/live-detail/10',
  '/shortvideo/1',
  '/rec-category/1',
  '/rec-collection/1',
  '/rec-video/1',
  '/activities',
  '/activity/1',
  '/mobile/activity/1',
  '/mobile/news',
  '/mobile/news?id=1',
  '/privacy',
  '/mobile/privacy/user',
  '/mobile/privacy/privacy',
  '/mobile/privacy/recharge',
  '/mobile/privacy/anchor',
  '/mobile/about',
  '/mobile/package-rules',
  '/search',
  '/search?keyword=a',
  '/message',
  '/user-center',
  '/user-info',
  '/c2c-user/7',
]

beforeEach(resetHits)

it.each(PATHS)('%s shows all that users and operators write as text, and runs nothing', async (path) => {
  await show({ path, answers, member: true })
  await expect.poll(() => document.body.textContent?.includes(XSS_CORPUS[0] ?? ''), { timeout: 30_000 }).toBe(true)
  expect(whatRuns()).toEqual(NOTHING_RUNS)
})
