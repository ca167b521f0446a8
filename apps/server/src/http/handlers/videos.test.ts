import {
  addComment,
  deleteComment,
  getAnchorPage,
  getComments,
  getMoment,
  getMoments,
  getRecAnchors,
  getRecCategories,
  getRecCollection,
  getRecVideo,
  getRecVideos,
  getShortVideo,
  getShortVideos,
  like,
} from '@org/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { NOON } from '../../../test/noon'
import { apiOf, registerPerson } from '../../../test/people'
import { steppedClock, type SteppedClock } from '../../../test/stepped-clock'
import { changeContent } from '../../commands/change-content'
import { seedDemoContent } from '../../services/content/seed-demo-content'
import { seedDemoRooms } from '../../services/live/seed-demo-rooms'
import { restrict } from '../../services/moderation/restrict'
import type { RunningServer } from '../../server'

let server: RunningServer
let clock: SteppedClock
beforeAll(async () => {
  clock = steppedClock(NOON)
  server = await bootServer({ rateLimits: false, clock })
  await seedDemoRooms(server.context)
  await seedDemoContent(server.context)
})
afterAll(() => server.stop())

const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 0,
    (error: { status?: number }) => error.status,
  )
const pathOf = (url: string) => new URL(url, server.url)

describe('videos', () => {
  it('are listed by category and collection, and lead to the next one', async () => {
    const api = apiOf(server)
    const { list: categories } = await api.call(getRecCategories, {})
    expect(categories.map(({ name }) => name)).toEqual(['战术讲解', '比赛回顾', '看台故事'])
    const all = await api.call(getRecVideos, { size: 4 })
    expect([all.list.map(({ id }) => id), all.total]).toEqual([[7, 6, 5, 4], 7])
    expect((await api.call(getRecVideos, { category: 2 })).list.map(({ id }) => id)).toEqual([5, 4])
    const collection = await api.call(getRecCollection, { id: 1 })
    expect(collection.list.map(({ id, collection_title }) => [id, collection_title])).toEqual(
      [1, 2, 3].map((id) => [id, '十分钟看懂阵型']),
    )
    expect((await api.call(getRecVideo, { id: 1 })).next).toMatchObject({ id: 2 })
    expect((await api.call(getRecVideo, { id: 3 })).next).toBeNull()
    expect(await statusOf(api.call(getRecVideo, { id: 8 }))).toBe(7)
  })

  it('are swiped from one to the next, the newest first', async () => {
    const api = apiOf(server)
    const { list, next } = await api.call(getShortVideos, { size: 4 })
    expect(list.map(({ id }) => id)).toEqual([13, 12, 11, 10])
    expect((await api.call(getShortVideos, { cursor: next })).list.map(({ id }) => id)).toEqual([9, 8])
    expect((await api.call(getShortVideo, { id: 12 })).next.map(({ id }) => id)).toEqual([11, 10, 9])
  })

  it('have a playlist with an end, whose segments are there', async () => {
    const { video } = await apiOf(server).call(getRecVideo, { id: 1 })
    expect(video.sources.map(({ quality }) => quality)).toEqual(['HD', 'SD'])
    for (const { url } of video.sources) {
      const playlist = await (await fetch(pathOf(url))).text()
      expect(playlist).toMatch(/#EXT-X-ENDLIST\n$/)
      const segments = playlist.split('\n').filter((line) => line.endsWith('.ts'))
      expect(segments.length * 2).toBe(video.seconds)
      const first = await fetch(new URL(segments[0] ?? '', pathOf(url)))
      expect([first.status, first.headers.get('content-type')]).toEqual([200, 'video/mp2t'])
    }
  })
})

describe('the page of an anchor', () => {
  it('has who it is, the videos and the moments', async () => {
    const { api } = await registerPerson(server)
    const [first] = (await api.call(getMoments, {})).list
    const uid = first?.author.uid ?? 0
    const page = await api.call(getAnchorPage, { anchorid: uid })
    expect(page.anchor).toMatchObject({ uid, nick_name: '峡谷小钢炮' })
    expect(page.moments.map(({ id }) => id)).toEqual([first?.id])
    expect((await apiOf(server, { lang: 'pt-br' }).call(getAnchorPage, { anchorid: uid })).anchor.nick_name).toBe(
      'Canhãozinho do Vale',
    )
    const { uid: member } = await registerPerson(server)
    expect(await statusOf(api.call(getAnchorPage, { anchorid: member }))).toBe(7)
    expect((await api.call(getRecAnchors, { sport_id: 2 })).list.map(({ nick_name }) => nick_name)[0]).toBe(
      '篮板王阿强',
    )
  })
})

describe('comments', () => {
  const on = { target: 'video', id: 2 } as const

  it('are listed with the newest first, answered, and deleted only by their writer', async () => {
    const [ana, bea] = [await registerPerson(server), await registerPerson(server)]
    const { comment: first } = await ana.api.call(addComment, { ...on, text: ' <b>好球</b> ' })
    const { comment: answer } = await bea.api.call(addComment, { ...on, text: '同意', reply_to: first.id })
    const { list } = await bea.api.call(getComments, on)
    expect(list.map(({ id, text, own, reply_to, reply_name }) => [id, text, own, reply_to, reply_name])).toEqual([
      [answer.id, '同意', 1, first.id, first.author.nick_name],
      [first.id, '<b>好球</b>', 0, 0, ''],
    ])
    expect(await statusOf(bea.api.call(deleteComment, { id: first.id }))).toBe(7)
    expect(await statusOf(ana.api.call(deleteComment, { id: first.id }))).toBe(0)
    expect((await ana.api.call(getComments, on)).list.map(({ id }) => id)).toEqual([answer.id])
    const other = { target: 'moment', id: 1, text: '不在这里', reply_to: answer.id } as const
    expect(await statusOf(ana.api.call(addComment, other))).toBe(7)
  })

  it('name who is answered as they are called now, in the language of the reader, and nobody of a closed account', async () => {
    const { db } = server.context
    const here = { target: 'video', id: 7 } as const
    const [ana, bea] = [await registerPerson(server), await registerPerson(server)]
    const { comment } = await ana.api.call(addComment, { ...here, text: '好球' })
    await bea.api.call(addComment, { ...here, text: '同意', reply_to: comment.id })
    const seen = async (lang: 'cn' | 'pt-br') => {
      const { list } = await apiOf(server, { lang }).call(getComments, here)
      const { video } = await apiOf(server, { lang }).call(getRecVideo, { id: here.id })
      return [list[0]?.reply_name, list.length, video.comments]
    }
    const names = { nick_name: '阿峰', nick_name_pt: 'Feng' }
    await db.updateTable('account').set(names).where('id', '=', ana.uid).execute()
    expect([await seen('cn'), await seen('pt-br')]).toEqual([
      ['阿峰', 2, 2],
      ['Feng', 2, 2],
    ])
    await db.updateTable('account').set({ status: 0 }).where('id', '=', ana.uid).execute()
    expect(await seen('cn')).toEqual(['', 1, 1])
    const answer = { ...here, text: '还在吗', reply_to: comment.id }
    clock.advance(5_000)
    expect(await statusOf(bea.api.call(addComment, answer))).toBe(7)
  })

  it('are refused from a user who is muted everywhere', async () => {
    const { api, uid } = await registerPerson(server)
    const now = Math.floor(server.context.clock.now() / 1_000)
    await restrict(server.context.db, { user_id: String(uid), group_id: '', kind: 'mute' }, now + 600, now)
    expect(await statusOf(api.call(addComment, { ...on, text: '好' }))).toBe(9)
  })

  it('and videos are liked once by a member, who may take it back', async () => {
    const { api } = await registerPerson(server)
    const liked = { ...on, type: 1 } as const
    await Promise.all([1, 2, 3].map(() => api.call(like, liked)))
    expect((await api.call(getRecVideo, { id: 2 })).video).toMatchObject({ likes: 1, liked: 1 })
    expect(await api.call(like, { ...on, type: 0 })).toEqual({ likes: 0, liked: 0 })
    expect(await statusOf(api.call(like, { ...liked, id: 999_999 }))).toBe(7)
  })

  it('and moments are liked once by a member', async () => {
    const ana = await registerPerson(server)
    const { comment } = await ana.api.call(addComment, { target: 'moment', id: 1, text: '好看' })
    const moment = { target: 'moment', id: 2 } as const
    const { api } = await registerPerson(server)
    for (const liked of [{ target: 'comment', id: comment.id } as const, moment]) {
      await Promise.all([1, 2].map(() => api.call(like, { ...liked, type: 1 })))
      expect(await api.call(like, { ...liked, type: 1 })).toEqual({ likes: 1, liked: 1 })
    }
    const { list } = await ana.api.call(getComments, { target: 'moment', id: 1 })
    expect(list).toMatchObject([{ id: comment.id, likes: 1, liked: 0 }])
    expect((await api.call(getMoment, { id: moment.id })).moment).toMatchObject({ likes: 1, liked: 1 })
  })

  it('are written without the words of the list, and not at all with what it refuses', async () => {
    const { api } = await registerPerson(server)
    const here = { target: 'moment', id: 3 } as const
    expect(await statusOf(api.call(addComment, { ...here, text: '加微信领红包' }))).toBe(1)
    expect((await api.call(addComment, { ...here, text: '傻逼裁判' })).comment.text).toBe('**裁判')
    expect((await apiOf(server).call(getComments, here)).list.map(({ text }) => text)).toEqual(['**裁判'])
  })

  it('on an article of another site, or on what a closed account has published, do not exist', async () => {
    const { db } = server.context
    const { api } = await registerPerson(server)
    const article = { target: 'article', id: 1, text: '好' } as const
    const video = { target: 'video', id: 3, text: '好' } as const
    await db.updateTable('article').set({ site: 'xzbn' }).where('id', '=', 1).execute()
    expect(await statusOf(api.call(addComment, article))).toBe(7)
    expect(await statusOf(api.call(getComments, { target: 'article', id: 1 }))).toBe(7)
    await db.updateTable('article').set({ site: '' }).where('id', '=', 1).execute()
    expect(await statusOf(api.call(addComment, article))).toBe(0)
    const of = db.selectFrom('video').select('account_id').where('id', '=', 3)
    await db.updateTable('account').set({ status: 0 }).where('id', '=', of).execute()
    expect(await statusOf(api.call(addComment, video))).toBe(7)
    expect(await statusOf(api.call(like, { target: 'video', id: 3, type: 1 }))).toBe(7)
    await db.updateTable('account').set({ status: 1 }).where('id', '=', of).execute()
    expect(await statusOf(api.call(addComment, video))).toBe(0)
  })

  it('of a member on the same thing are five seconds apart', async () => {
    const { api } = await registerPerson(server)
    const here = { target: 'video', id: 4 } as const
    await api.call(addComment, { ...here, text: '一' })
    expect(await statusOf(api.call(addComment, { ...here, text: '二' }))).toBe(6)
    expect(await statusOf(api.call(addComment, { target: 'video', id: 5, text: '二' }))).toBe(0)
    const atOnce = ['一', '二', '三'].map((text) => statusOf(api.call(addComment, { target: 'video', id: 1, text })))
    expect((await Promise.all(atOnce)).toSorted()).toEqual([0, 6, 6])
    clock.advance(5_000)
    expect(await statusOf(api.call(addComment, { ...here, text: '二' }))).toBe(0)
  })

  it('are deleted by an operator, who is noted with the text', async () => {
    const { api } = await registerPerson(server)
    const { comment } = await api.call(addComment, { target: 'video', id: 6, text: '不好看' })
    const { db } = server.context
    await changeContent(db, ['comment', 'delete', String(comment.id)], { name: 'ana', now: 1_795_000_000 })
    expect((await api.call(getComments, { target: 'video', id: 6 })).list).toEqual([])
    const [note] = await db.selectFrom('operator_change').selectAll().where('noun', '=', 'comment').execute()
    expect(note).toMatchObject({ operator: 'ana', verb: 'delete', row_id: comment.id, after: null })
    expect(note?.before?.['text']).toBe('不好看')
  })
})
