import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '../../api/base'
import { liveApi } from '../../api/live'
import { everyAnswer } from '../../first-page'
import { heldReply } from '../../testing/held-reply'
import { show } from '../../testing/show'
import { DetailPage } from './DetailPage'

const { useGetCategoryQuery } = liveApi

/** A page of one thing: the category of a list of at most one. */
const Detail = () => {
  const query = useGetCategoryQuery({})
  return (
    <DetailPage
      query={query}
      title="分类"
      page={({ list }) => ({ title: list[0]?.name ?? '空' })}
      skeleton={{ kind: 'text' }}
      missing={{ title: '没有这个分类' }}
      empty={{ when: ({ list }) => list.length === 0, show: { title: '还没有内容' } }}
    >
      {({ list }) => <p>{`内容 ${list[0]?.name}`}</p>}
    </DetailPage>
  )
}

const THERE = { list: [{ id: 1, name: '足球', sport_id: 1 }] } satisfies Reply
const NEWER = { list: [{ id: 1, name: '篮球', sport_id: 2 }] } satisfies Reply
const NOT_FOUND = { status: 7, msg: '不存在', data: null }
const BAD_ID = { status: 3, msg: '请求格式不正确', data: null }
const REFUSED = { status: 9, msg: '本站未开放', data: null }
/** No answer from the network. */
const LOST = new TypeError('no network')

type Reply = { list: { id: number; name: string; sport_id: 1 | 2 }[] } | typeof NOT_FOUND | Error

let replies: Reply[]
let offline: boolean
beforeEach(() => {
  replies = []
  offline = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !offline)
})

const showDetail = async () =>
  show({
    children: <Detail />,
    answers: {
      getCategory: () => {
        const reply = replies.shift() ?? LOST
        if (reply instanceof Error) throw reply
        return reply as typeof THERE
      },
    },
  })

const shows = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible()
const retry = () => page.getByRole('button', { name: '重试' })

describe('a detail page', () => {
  it('is busy and has its title during the first load', async () => {
    const held = heldReply<typeof THERE>()
    await show({ children: <Detail />, answers: { getCategory: held.answer } })
    await expect.element(page.getByRole('heading', { name: '分类' })).toBeVisible()
    await expect.element(page.getByText('加载中...')).toBeInTheDocument()
    expect(document.querySelectorAll('main [aria-busy=true]')).toHaveLength(1)
    held.give(THERE)
    await shows('内容 足球')
    expect(document.querySelector('main [aria-busy=true]')).toBeNull()
  })

  /** What the page shows after the replies; each one after the first answers a refresh. */
  it.each<[state: string, replies: Reply[], network: 'online' | 'offline', texts: RegExp[], absent: RegExp]>([
    ['loaded', [THERE], 'online', [/^内容 足球$/], /更新|重试/],
    ['loaded, without a network', [THERE], 'offline', [/^内容 足球$/], /更新|^重试$/],
    ['refreshed', [THERE, NEWER], 'online', [/^内容 篮球$/], /更新|重试/],
    ['not refreshed', [THERE, LOST], 'online', [/^内容 足球$/, /^刷新失败 · 更新于 \d\d:\d\d$/, /^重试$/], /加载/],
    ['not refreshed, without a network', [THERE, LOST], 'offline', [/^内容 足球$/], /刷新失败|更新/],
    ['refused a refresh', [THERE, REFUSED], 'online', [/^内容 足球$/, /^刷新失败/, /^重试$/], /本站未开放/],
    ['gone', [THERE, NOT_FOUND], 'online', [/没有这个分类/], /内容|重试/],
    ['back', [NOT_FOUND, THERE], 'online', [/^内容 足球$/], /没有/],
    ['empty', [{ list: [] }], 'online', [/还没有内容/], /内容 |重试/],
    ['missing', [NOT_FOUND], 'online', [/没有这个分类/, /链接可能已失效/], /^重试$/],
    ['missing, by an impossible id', [BAD_ID], 'online', [/没有这个分类/], /^重试$/],
    ['failed', [LOST], 'online', [/加载失败/, /网络不给力/, /^重试$/], /内容/],
    ['refused', [REFUSED], 'online', [/加载失败/, /本站未开放/, /^重试$/], /内容/],
    ['failed, without a network', [LOST], 'offline', [/当前没有网络/, /联网后会自动打开此页/, /^重试$/], /加载失败/],
  ])('that is %s says so', async (_, given, network, texts, absent) => {
    replies = [...given]
    const { store, callsOf } = await showDetail()
    for (let sent = 1; sent <= given.length; sent += 1) {
      await expect.poll(() => callsOf('getCategory').length).toBe(sent)
      await everyAnswer(store)
      if (sent < given.length) store.dispatch(api.util.invalidateTags(['live']))
    }
    if (network === 'offline') {
      offline = true
      dispatchEvent(new Event('offline'))
    }
    for (const text of texts) await shows(text)
    await expect.poll(() => page.getByText(absent).elements()).toEqual([])
  })

  it('names the thing in its bar once it is there', async () => {
    replies = [THERE]
    await showDetail()
    await expect.element(page.getByRole('heading', { name: '足球' })).toBeVisible()
  })

  it.each([
    ['failed', [LOST]],
    ['could not be refreshed', [THERE, LOST]],
  ])('that %s is there after a retry', async (_, given) => {
    replies = [...given, NEWER]
    const { store, callsOf } = await showDetail()
    if (given.length > 1) {
      await shows('内容 足球')
      store.dispatch(api.util.invalidateTags(['live']))
    }
    await expect.element(retry()).toBeVisible()
    await retry().click()
    await shows('内容 篮球')
    await expect.poll(() => retry().elements()).toEqual([])
    expect(callsOf('getCategory')).toHaveLength(given.length + 1)
  })

  it('keeps the failure on the screen during a retry, and ignores a second tap', async () => {
    const held = heldReply<typeof THERE>()
    let calls = 0
    await show({
      children: <Detail />,
      answers: {
        getCategory: () => {
          calls += 1
          if (calls === 1) throw LOST
          return held.answer()
        },
      },
    })
    await retry().click()
    await expect.element(page.getByRole('button', { name: '重试' })).toHaveAttribute('aria-busy', 'true')
    await shows('加载失败')
    ;(retry().element() as HTMLElement).click()
    held.give(THERE)
    await shows('内容 足球')
    expect(calls).toBe(2)
  })

  it('loads by itself when the network is back', async () => {
    offline = true
    replies = [LOST, THERE]
    await showDetail()
    await shows('当前没有网络')
    offline = false
    dispatchEvent(new Event('online'))
    await expect.element(page.getByText('内容 足球')).toBeVisible()
  })
})
