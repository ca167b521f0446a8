import { getMessages } from '@org/api-client/contract'
import { sample } from '@org/api-client/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show'

const NONE = { system: 0, order: 0, plan: 0, anchor: 0 }
const message = (id: number, fields: object = {}) => ({
  id,
  kind: 'system' as const,
  title: `消息${id}`,
  text: `内容${id}`,
  link: '',
  created_at: 1_790_000_000,
  read: 1 as const,
  ...fields,
})

/** A server that keeps what is read. */
const server = (all: ReturnType<typeof message>[]) => {
  const read = new Set<unknown>()
  return {
    getMessages: ({ kind = 'system' }: Record<string, unknown>) =>
      sample(getMessages, {
        list: all
          .filter((each) => each.kind === kind)
          .map((each) => ({ ...each, read: each.read === 1 || read.has(each.id) ? (1 as const) : (0 as const) })),
        next: '',
      }),
    getMessageCounts: () => ({
      ...NONE,
      system: all.filter((each) => each.kind === 'system' && each.read !== 1 && !read.has(each.id)).length,
    }),
    readMessages: ({ ids = [] }: Record<string, unknown>) => {
      for (const id of (ids as number[]).length > 0 ? (ids as number[]) : all.map((each) => each.id)) read.add(id)
      return NONE
    },
  }
}

describe('the messages', () => {
  it('open the page that they are about, and are read by it', async () => {
    const answers = server([message(2, { read: 0, link: '/user-center' }), message(1)])
    const { place, callsOf } = await show({ path: '/message', member: true, answers })
    await expect.element(page.getByRole('tab', { name: '系统 1 条未读' })).toBeVisible()
    expect(page.getByRole('button', { name: /消息1/ }).elements()).toEqual([])
    await page.getByRole('link', { name: /消息2/ }).click()
    await expect.poll(place).toBe('/user-center')
    expect(callsOf('readMessages').map(({ body }) => body['ids'])).toEqual([[2]])
  })

  it('are all read by one press', async () => {
    const answers = server([message(2, { read: 0 }), message(1, { read: 0 })])
    await show({ path: '/message', member: true, answers })
    await expect.element(page.getByRole('img', { name: '未读' }).first()).toBeVisible()
    const all = page.getByRole('button', { name: '全部标为已读' })
    await all.click()
    await expect.element(all).toBeDisabled()
    await expect.poll(() => page.getByRole('img', { name: '未读' }).elements()).toEqual([])
  })

  it('of another kind are behind its tab, which the address names', async () => {
    const { place } = await show({ path: '/message', member: true, answers: server([message(1)]) })
    await page.getByRole('tab', { name: '方案' }).click()
    await expect.element(page.getByText('还没有消息')).toBeVisible()
    await expect.poll(place).toBe('/message?tab=plan')
  })

  it('ask a guest to log in', async () => {
    const { place, callsOf } = await show({ path: '/message' })
    await page.getByRole('main').getByRole('link', { name: '去登录' }).click()
    await expect.poll(place).toBe('/login')
    expect(callsOf('getMessages')).toEqual([])
  })
})
