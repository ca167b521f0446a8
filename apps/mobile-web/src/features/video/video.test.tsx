import {
  addComment,
  getAnchorPage,
  getArticles,
  getDatabaseHome,
  getComments,
  getMoment,
  getMoments,
  getRecAnchors,
  getRecCategories,
  getRecVideo,
  getRecVideos,
  getShortVideo,
  getShortVideos,
  league as leagueSchema,
  like,
  type Endpoints,
  type ReplyOf,
} from '@org/api-client/contract'
import { sample, sampleOf } from '@org/api-client/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { langChosen } from '../../store/preferences'
import { config } from '../../testing/fixtures'
import { heldReply } from '../../testing/held-reply'
import { show } from '../../testing/show'

const video = (id: number, more: object = {}) => ({
  id,
  kind: 'record' as const,
  title: `视频${id}`,
  cover: '',
  seconds: 65,
  collection_id: 0,
  collection_title: '',
  likes: 3,
  liked: 0 as const,
  sources: [],
  ...more,
})
const noComments = { getComments: () => sample(getComments, { list: [], next: '' }) }
const heading = (name: string) => page.getByRole('heading', { name, exact: true })

describe('a recorded video', () => {
  const answers = {
    ...noComments,
    getRecVideo: ({ id }: Record<string, unknown>) =>
      sample(getRecVideo, { video: video(Number(id)), next: Number(id) === 1 ? video(2) : null }),
  }

  it('leads to the next one', async () => {
    const { place } = await show({ path: '/rec-video/1', answers })
    await expect.element(heading('视频1')).toBeVisible()
    await page.getByRole('link', { name: '视频2' }).click()
    await expect.poll(place).toBe('/rec-video/2')
    await expect.element(heading('视频2')).toBeVisible()
  })

  it('asks a guest who likes it to log in', async () => {
    const { callsOf } = await show({ path: '/rec-video/1', answers })
    await page.getByRole('button', { name: '3 赞' }).click()
    await expect.element(page.getByText('您还未登录')).toBeVisible()
    expect(callsOf('like')).toEqual([])
  })

  it('is liked by a member', async () => {
    const liked = { ...answers, like: () => sample(like, { likes: 4, liked: 1 }) }
    await show({ path: '/rec-video/1', answers: liked, member: true })
    await page.getByRole('button', { name: '3 赞' }).click()
    await expect.element(page.getByRole('button', { name: '4 赞' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('shows at once that a member likes it, and takes it back when the server refuses', async () => {
    const reply = heldReply<{ status: number; msg: string; data: null }>()
    await show({ path: '/rec-video/1', answers: { ...answers, like: reply.answer }, member: true })
    const button = page.getByRole('button', { name: '3 赞' })
    await button.click()
    await expect.element(button).toHaveAttribute('aria-pressed', 'true')
    reply.give({ status: 6, msg: '操作太频繁', data: null })
    await expect.element(page.getByText('操作太频繁')).toBeVisible()
    await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  })

  it('shows what a member writes as text, and keeps what the server refuses', async () => {
    const text = '<img src=x onerror="document.title=1">'
    const written: string[] = []
    let refuses = true
    const { callsOf } = await show({
      path: '/rec-video/1',
      member: true,
      answers: {
        ...answers,
        getComments: () =>
          sample(getComments, {
            list: written.map((said, at) => ({
              id: at + 1,
              text: said,
              reply_name: '',
              likes: 0,
              liked: 0 as const,
              own: 1 as const,
            })),
            next: '',
          }),
        addComment: (body) => {
          if (refuses) return { status: 1, msg: '内容含有不允许的词', data: null }
          written.push(String(body['text']))
          return sample(addComment, { comment: { id: 1, text } })
        },
      },
    })
    await page.getByRole('textbox', { name: '写评论' }).fill(text)
    await page.getByRole('button', { name: '发表' }).click()
    await expect
      .element(page.getByRole('textbox', { name: '写评论' }))
      .toHaveAccessibleDescription('内容含有不允许的词')
    await expect.element(page.getByRole('textbox', { name: '写评论' })).toHaveValue(text)
    refuses = false
    await page.getByRole('button', { name: '发表' }).click()
    await expect.element(page.getByRole('article').getByText(text)).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: '写评论' })).toHaveValue('')
    expect(callsOf('addComment').at(-1)?.body).toMatchObject({ target: 'video', id: 1, text, reply_to: 0 })
    expect(document.querySelector('main img[src="x"]')).toBeNull()
  })

  it('of others can be reported, with a reason', async () => {
    const comment = { id: 7, text: 'rude', reply_name: '', likes: 0, liked: 0 as const, own: 0 as const }
    const { callsOf } = await show({
      path: '/rec-video/1',
      answers: {
        ...answers,
        getComments: () => sample(getComments, { list: [comment], next: '' }),
        report: () => ({ id: 1 }),
      },
    })
    await page.getByRole('button', { name: '举报' }).click()
    const sheet = page.getByRole('dialog', { name: '举报评论' })
    await sheet.getByRole('radio', { name: '广告或刷屏' }).click()
    await sheet.getByRole('button', { name: '提交举报' }).click()
    await expect
      .poll(() => callsOf('report').map(({ body }) => [body['type'], body['id'], body['reason']]))
      .toEqual([['comment', '7', 'spam']])
  })

  it('is followed by the next one after five seconds at its end, unless the viewer stays or plays it again', async () => {
    const { place } = await show({ path: '/rec-video/1', answers })
    await expect.element(heading('视频1')).toBeVisible()
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const end = () => document.querySelector('video')?.dispatchEvent(new Event('ended'))
    end()
    await expect.element(page.getByText('5 秒后播放：视频2')).toBeVisible()
    await page.getByRole('button', { name: '取消' }).click()
    await expect.element(page.getByText(/秒后播放：视频2/)).not.toBeInTheDocument()
    end()
    await expect.element(page.getByText(/秒后播放：视频2/)).toBeVisible()
    document.querySelector('video')?.dispatchEvent(new Event('playing'))
    await expect.element(page.getByText(/秒后播放：视频2/)).not.toBeInTheDocument()
    expect(place()).toBe('/rec-video/1')
    end()
    await expect.element(page.getByText(/秒后播放：视频2/)).toBeVisible()
    vi.setSystemTime(Date.now() + 6_000)
    await expect.poll(place).toBe('/rec-video/2')
    await expect.element(heading('视频2')).toBeVisible()
    // Nothing follows the last one: not before what is pressed after its end has an answer.
    end()
    await page.getByRole('button', { name: '3 赞' }).click()
    await expect.element(page.getByText('您还未登录')).toBeVisible()
    expect(page.getByText(/秒后播放/).elements()).toEqual([])
  })

  it('says who made it, with a button to follow', async () => {
    await show({ path: '/rec-video/1', answers })
    await expect.element(page.getByRole('button', { name: '关注' })).toBeVisible()
  })

  it('says that it does not exist', async () => {
    const missing = () => ({ status: 7, msg: '内容不存在', data: null })
    await show({ path: '/rec-video/9', answers: { ...noComments, getRecVideo: missing } })
    await expect.element(page.getByText('视频不存在')).toBeVisible()
  })
})

it('a short video leads to the next one, which is fetched ahead once it plays itself, until the last', async () => {
  const { place, callsOf } = await show({
    path: '/shortvideo/5',
    answers: {
      ...noComments,
      getShortVideo: ({ id }) =>
        sample(getShortVideo, {
          video: video(Number(id), { kind: 'short' }),
          next: id === 5 ? [video(4, { sources: [{ quality: 'SD', url: '/next/4.m3u8' }] })] : [],
        }),
    },
  })
  const fetched = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  await expect.element(heading('视频5')).toBeVisible()
  await expect.poll(() => callsOf('getShortVideo').map(({ body }) => body['id'])).toEqual([5, 4])
  const addresses = () => fetched.mock.calls.map(([address]) => address)
  expect(addresses()).not.toContain('/next/4.m3u8')
  document.querySelector('video')?.dispatchEvent(new Event('playing'))
  await expect.poll(addresses).toContain('/next/4.m3u8')
  await page.getByRole('button', { name: '下一个' }).click()
  await expect.poll(place).toBe('/shortvideo/4')
  await expect.element(page.getByRole('button', { name: '没有更多了' })).toBeDisabled()
  await page.getByRole('button', { name: '上一个' }).click()
  await expect.poll(place).toBe('/shortvideo/5')
  await expect.element(page.getByRole('button', { name: '上一个' })).not.toBeInTheDocument()
})

it('a short video says who made it, with a link and a button to follow, and is as high as the page', async () => {
  const author = { uid: 7, nick_name: '阿峰说球', avatar: '' }
  await show({
    path: '/shortvideo/5',
    answers: {
      ...noComments,
      getShortVideo: () => sample(getShortVideo, { video: video(5, { kind: 'short', author }), next: [] }),
    },
  })
  await expect.element(page.getByRole('link', { name: '阿峰说球' })).toHaveAttribute('href', '/user-center/anchor/7')
  await expect.element(page.getByRole('button', { name: '关注' })).toBeVisible()
  const shown = document.querySelector('video')
  expect(shown?.clientHeight).toBeGreaterThan(innerHeight - 160)
})

it.each([
  ['/shortvideo/5', '1'],
  ['/rec-video/5', null],
] as const)('the sound of %s turned on leaves %s as the choice for short videos', async (path, kept) => {
  onTestFinished(() => localStorage.removeItem('short_video_sound'))
  await show({
    path,
    answers: {
      ...noComments,
      getShortVideo: () => sample(getShortVideo, { video: video(5, { kind: 'short' }), next: [] }),
      getRecVideo: () => sample(getRecVideo, { video: video(5), next: null }),
    },
  })
  await expect.element(heading('视频5')).toBeVisible()
  const shown = document.querySelector('video')
  if (shown === null) throw new Error('There is no video.')
  const told = new Promise((resolve) => shown.addEventListener('volumechange', resolve, { once: true }))
  shown.muted = false
  shown.volume = 0.5
  await told
  expect(localStorage.getItem('short_video_sound')).toBe(kept)
})

it.each([
  ['1', false],
  ['0', true],
] as const)(
  'the sound of a short video begins as it was left (%s), and the next one with what is chosen now',
  async (kept, muted) => {
    localStorage.setItem('short_video_sound', kept)
    onTestFinished(() => localStorage.removeItem('short_video_sound'))
    await show({
      path: '/shortvideo/5',
      answers: {
        ...noComments,
        getShortVideo: ({ id }) =>
          sample(getShortVideo, { video: video(Number(id), { kind: 'short' }), next: id === 5 ? [video(4)] : [] }),
      },
    })
    const shown = () => document.querySelector('video')
    await expect.element(heading('视频5')).toBeVisible()
    expect(shown()?.muted).toBe(muted)
    const told = new Promise((resolve) => shown()?.addEventListener('volumechange', resolve, { once: true }))
    Object.assign(shown() ?? {}, { muted: !muted })
    await told
    await page.getByRole('button', { name: '下一个' }).click()
    await expect.element(heading('视频4')).toBeVisible()
    expect(shown()?.muted).toBe(!muted)
  },
)

it('a recorded video goes on at its place when another quality is chosen, and another before that has come', async () => {
  const sources = ['HD', 'SD'].map((quality) => ({ quality, url: `/clip-${quality}.mp4` }))
  await show({
    path: '/rec-video/1',
    answers: { ...noComments, getRecVideo: () => sample(getRecVideo, { video: video(1, { sources }), next: null }) },
  })
  await expect.element(heading('视频1')).toBeVisible()
  const shown = document.querySelector('video')
  if (shown === null) throw new Error('There is no video.')
  const played = vi.spyOn(shown, 'play').mockResolvedValue()
  vi.spyOn(shown, 'paused', 'get').mockReturnValue(false)
  let at = 12
  let ready: number = HTMLMediaElement.HAVE_METADATA
  // A source that is taken away begins at its start.
  vi.spyOn(shown, 'load').mockImplementation(() => (at = ready = 0))
  vi.spyOn(shown, 'readyState', 'get').mockImplementation(() => ready)
  vi.spyOn(shown, 'currentTime', 'get').mockImplementation(() => at)
  vi.spyOn(shown, 'currentTime', 'set').mockImplementation((seconds) => (at = seconds))
  const choose = async (name: string, file: string) => {
    await page.getByRole('radio', { name }).click()
    await expect.poll(() => shown.src).toContain(file)
  }
  const loads = () => {
    ready = HTMLMediaElement.HAVE_METADATA
    shown.dispatchEvent(new Event('loadedmetadata'))
  }
  await choose('标清', '/clip-SD.mp4')
  loads()
  expect(at).toBe(12)
  expect(played).toHaveBeenCalledOnce()
  at = 20
  await choose('高清', '/clip-HD.mp4')
  // Before anything has come of it.
  await choose('标清', '/clip-SD.mp4')
  loads()
  expect([at, played.mock.calls.length]).toEqual([20, 2])
})

it('a short video plays without sound where the browser allows sound only after a tap, and keeps the choice', async () => {
  localStorage.setItem('short_video_sound', '1')
  onTestFinished(() => localStorage.removeItem('short_video_sound'))
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    return this.muted ? Promise.resolve() : Promise.reject(new DOMException('A tap is needed.', 'NotAllowedError'))
  })
  onTestFinished(() => play.mockRestore())
  const sources = [{ quality: 'SD', url: '/clip.mp4' }]
  await show({
    path: '/shortvideo/5',
    answers: {
      ...noComments,
      getShortVideo: () => sample(getShortVideo, { video: video(5, { kind: 'short', sources }), next: [] }),
    },
  })
  await expect.element(heading('视频5')).toBeVisible()
  const shown = document.querySelector('video')
  if (shown === null) throw new Error('There is no video.')
  await expect.poll(() => shown.src).toContain('/clip.mp4')
  const told = new Promise((resolve) => shown.addEventListener('volumechange', resolve, { once: true }))
  shown.dispatchEvent(new Event('loadedmetadata'))
  await told
  expect([shown.muted, play.mock.calls.length]).toEqual([true, 2])
  expect(localStorage.getItem('short_video_sound')).toBe('1')
})

it('a collection that does not exist says so', async () => {
  await show({
    path: '/rec-collection/999',
    answers: { getRecCollection: () => ({ status: 7, msg: '内容不存在', data: null }) },
  })
  await expect.element(page.getByText('合集不存在')).toBeVisible()
  expect(page.getByRole('button', { name: '重试' }).elements()).toEqual([])
})

it('a swipe up over a short video leads to the next one, and a swipe down back', async () => {
  const { place } = await show({
    path: '/shortvideo/5',
    answers: {
      ...noComments,
      getShortVideo: ({ id }) =>
        sample(getShortVideo, { video: video(Number(id), { kind: 'short' }), next: id === 5 ? [video(4)] : [] }),
    },
  })
  const swipe = (from: number, to: number, { aside = 0, fingers = 1 } = {}) => {
    const target = document.querySelector('video') ?? document.body
    for (const [type, clientY, clientX] of [
      ['touchstart', from, 10],
      ['touchend', to, 10 + aside],
    ] as const) {
      const touches = Array.from(
        { length: fingers },
        (_, identifier) => new Touch({ identifier, target, clientY, clientX }),
      )
      target.dispatchEvent(new TouchEvent(type, { touches, changedTouches: touches, bubbles: true }))
    }
  }
  await expect.element(heading('视频5')).toBeVisible()
  // Along the controls, and to enlarge the picture.
  swipe(400, 320, { aside: 200 })
  swipe(400, 100, { fingers: 2 })
  expect(place()).toBe('/shortvideo/5')
  swipe(400, 100)
  await expect.poll(place).toBe('/shortvideo/4')
  await expect.element(heading('视频4')).toBeVisible()
  swipe(100, 400)
  await expect.poll(place).toBe('/shortvideo/5')
})

it('the arrow keys lead to the next short video and back, and its comments are a press away', async () => {
  const { place } = await show({
    path: '/shortvideo/5',
    answers: {
      ...noComments,
      getShortVideo: ({ id }) =>
        sample(getShortVideo, {
          video: video(Number(id), { kind: 'short', comments: 12 }),
          next: id === 5 ? [video(4)] : [],
        }),
    },
  })
  await expect.element(heading('视频5')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(place).toBe('/shortvideo/4')
  await expect.element(heading('视频4')).toBeVisible()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(place).toBe('/shortvideo/5')
  await expect.element(heading('视频5')).toBeVisible()
  await page.getByRole('button', { name: '评论 12' }).click()
  await expect.element(page.getByRole('textbox', { name: '写评论' })).toBeInViewport()
  await page.getByRole('textbox', { name: '写评论' }).click()
  await userEvent.keyboard('{ArrowDown}')
  expect(place()).toBe('/shortvideo/5')
  scrollTo(0, 0)
})

it('an arrow key that is held leads one short video further', async () => {
  const { place } = await show({
    path: '/shortvideo/5',
    answers: {
      ...noComments,
      getShortVideo: ({ id }) =>
        sample(getShortVideo, {
          video: video(Number(id), { kind: 'short' }),
          next: Number(id) > 3 ? [video(Number(id) - 1)] : [],
        }),
    },
  })
  const press = (key: string, repeat = false) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }))
  await expect.element(heading('视频5')).toBeVisible()
  press('ArrowDown')
  await expect.element(heading('视频4')).toBeVisible()
  press('ArrowDown', true)
  await page.getByRole('button', { name: '上一个' }).click()
  await expect.poll(place).toBe('/shortvideo/5')
})

it('short videos load as upright tiles, each with its length', async () => {
  const reply = heldReply<ReplyOf<Endpoints['getShortVideos']>>()
  await show({ path: '/live/videos', answers: { getShortVideos: reply.answer } })
  const loading = () => document.querySelector('main [data-component="Skeleton"]')?.getBoundingClientRect()
  await expect.poll(() => Math.round(100 * ((loading()?.width ?? 0) / (loading()?.height ?? 1)))).toBe(75)
  reply.give(sample(getShortVideos, { list: [video(5, { kind: 'short', title: '绝杀' })], next: '' }))
  await expect.element(page.getByRole('link', { name: /绝杀/ })).toHaveTextContent('1:05')
})

it('videos are listed by kind and by category', async () => {
  const answers = {
    getShortVideos: () => sample(getShortVideos, { list: [video(5, { kind: 'short' })], next: '' }),
    getRecVideos: () => sample(getRecVideos, { list: [video(1)], total: 1, page: 1 }),
    getRecCategories: () => sample(getRecCategories, { list: [{ id: 2, name: '战术讲解' }] }),
  }
  const { place, callsOf } = await show({ path: '/live/videos', answers })
  await expect.element(page.getByRole('link', { name: '视频5' })).toHaveAttribute('href', '/shortvideo/5')
  await page.getByRole('tab', { name: '视频' }).last().click()
  await expect.element(page.getByRole('link', { name: '视频1' })).toHaveAttribute('href', '/rec-video/1')
  await page.getByRole('link', { name: /按分类看/ }).click()
  await page.getByRole('radio', { name: '战术讲解' }).click()
  await expect.poll(place).toBe('/rec-category/2')
  await expect.poll(() => callsOf('getRecVideos').at(-1)?.body).toMatchObject({ category: 2 })
})

it('an anchor has a page with the videos and the moments, who can be reported', async () => {
  const { place } = await show({
    path: '/user-center/anchor/7',
    answers: {
      getAnchorPage: () => sample(getAnchorPage, { anchor: { uid: 7, nick_name: '阿峰说球' }, room: null }),
      getRecVideos: () => sample(getRecVideos, { list: [video(1)], total: 1, page: 1 }),
      getShortVideos: ({ anchorid }) =>
        sample(getShortVideos, { list: [video(5, { kind: 'short', title: `短视频${anchorid}` })], next: '' }),
      getMoments: () => sample(getMoments, { list: [{ id: 1, text: '今晚八点开播', pictures: [] }], next: '' }),
    },
  })
  await expect.element(page.getByText('主播不在直播')).toBeVisible()
  await page.getByRole('tab', { name: '短视频' }).click()
  await expect.element(page.getByRole('link', { name: '短视频7' })).toBeVisible()
  await page.getByRole('tab', { name: '动态' }).click()
  await expect.element(page.getByText('今晚八点开播')).toBeVisible()
  await expect.poll(place).toBe('/user-center/anchor/7?tab=moments')
  await page.getByRole('link', { name: '举报主播' }).click()
  await expect.poll(place).toBe('/c2c-feedback/user/7')
})

it('an anchor has a fan group, which a member enters from the page', async () => {
  const { callsOf, place } = await show({
    path: '/user-center/anchor/7',
    member: true,
    answers: {
      getAnchorPage: () => sample(getAnchorPage, { anchor: { uid: 7, nick_name: '阿峰说球' }, room: null }),
      getFollowed: () => ({ list: [7] }),
      joinAnchorGroup: () => ({ group_id: 'CHATGROUP_ANCHORFANS_7' }),
    },
  })
  await page.getByRole('button', { name: '粉丝群' }).click()
  await expect.poll(place).toBe('/chat-group/anchor/CHATGROUP_ANCHORFANS_7')
  expect(callsOf('joinAnchorGroup').map(({ body }) => body['anchorid'])).toEqual([7])
})

it('a moment has its pictures, and comments that open in it', async () => {
  const { callsOf } = await show({
    path: '/user-center/anchor/7?tab=moments',
    member: true,
    answers: {
      getAnchorPage: () => sample(getAnchorPage, { anchor: { uid: 7, nick_name: '阿峰说球' }, room: null }),
      getMoments: () =>
        sample(getMoments, {
          list: [
            { id: 4, author: { nick_name: '阿峰说球' }, text: '看台', pictures: ['/media/art/1.webp'], comments: 2 },
          ],
          next: '',
        }),
      getComments: () => sample(getComments, { list: [{ id: 8, text: '沙发', own: 1 }], next: '' }),
      deleteComment: () => ({}),
    },
  })
  await expect.element(page.getByRole('img', { name: /阿峰说球/ })).toBeVisible()
  const button = page.getByRole('button', { name: '评论 2' })
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect.element(page.getByText('沙发')).toBeVisible()
  await page.getByRole('button', { name: '删除' }).click()
  await expect.poll(() => callsOf('deleteComment').map(({ body }) => body)).toMatchObject([{ id: 8 }])
  expect(callsOf('getComments')[0]?.body).toMatchObject({ target: 'moment', id: 4 })
})

describe('a member who is no anchor', () => {
  const author = { uid: 7, nick_name: '小陈', avatar: '' }
  const picture = (id: number) => ({ id, author, text: `看台${id}`, pictures: [] })
  const answers = {
    getAnchorPage: () => ({ status: 7, msg: '内容不存在', data: null }),
    getMoment: ({ id }: Record<string, unknown>) => sample(getMoment, { moment: picture(Number(id)) }),
  }

  it.each([
    ['cn', '动态', '短视频'],
    ['pt-br', 'Momentos', 'Curtos'],
  ] as const)(
    'has a page with the moments and the short videos in %s, first the named moment',
    async (lang, ...tabs) => {
      const { store } = await show({
        path: '/user-center/anchor/7?tab=moments&moment=3',
        answers: {
          ...answers,
          getMoments: () => sample(getMoments, { list: [picture(9), picture(3)], next: '' }),
          getShortVideos: () => sample(getShortVideos, { list: [video(5, { kind: 'short', author })], next: '' }),
        },
      })
      store.dispatch(langChosen(lang))
      await expect.element(page.getByRole('heading', { level: 1, name: '小陈' })).toBeVisible()
      for (const name of tabs) await expect.element(page.getByRole('tab', { name })).toBeVisible()
      await expect.element(page.getByText('看台9')).toBeVisible()
      await expect
        .poll(() =>
          page
            .getByRole('article')
            .elements()
            .map(({ textContent }) => /看台\d/.exec(textContent)?.[0]),
        )
        .toEqual(['看台3', '看台9'])
      await page.getByRole('tab', { name: tabs[1] }).click()
      await expect.element(page.getByRole('link', { name: '视频5' })).toBeVisible()
    },
  )

  it('is not found without anything published', async () => {
    const nothing = {
      getMoments: () => sample(getMoments, { list: [], next: '' }),
      getShortVideos: () => sample(getShortVideos, { list: [], next: '' }),
    }
    await show({ path: '/user-center/anchor/7', answers: { ...answers, ...nothing } })
    await expect.element(page.getByText('主播不存在')).toBeVisible()
  })
})

describe('the headline', () => {
  const answers = {
    getRecAnchors: () => sample(getRecAnchors, { list: [] }),
    getShortVideos: () => sample(getShortVideos, { list: [], next: '' }),
    getArticles: () => sample(getArticles, { list: [], next: '' }),
  }
  const noRooms = { switch_anchorroom: '0', switch_robotroom: '0' }

  it.each([
    [{ switch_anchorroom: '1' }, '主播'],
    [{ ...noRooms, switch_shortvideo_check: '1' }, '短视频'],
  ])('with %j opens with its first tab', async (switches, tab) => {
    await show({ path: '/headline', answers: { ...answers, getCommonConfig: () => config(switches) } })
    await expect.element(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
  })

  it('has the leagues, and leads to all of them', async () => {
    const league = { ...sampleOf(leagueSchema), id: 10, name_zh: '英超' }
    const { place } = await show({
      path: '/headline?tab=database',
      answers: {
        ...answers,
        getCommonConfig: () => config({ switch_match_database: '1' }),
        getDatabaseHome: () => sample(getDatabaseHome, { hotList: [league], fbList: [], bbList: [], cup: null }),
      },
    })
    await expect.element(page.getByRole('link', { name: '英超' })).toBeVisible()
    await page.getByRole('link', { name: '全部联赛' }).click()
    await expect.poll(place).toBe('/database')
  })

  it('has only the news without a switch', async () => {
    const switches = { ...noRooms, switch_shortvideo_check: '0', switch_match_database: '0' }
    await show({ path: '/headline', answers: { ...answers, getCommonConfig: () => config(switches) } })
    await expect.element(page.getByText('暂时没有文章')).toBeVisible()
  })
})
