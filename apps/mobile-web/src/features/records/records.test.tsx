import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { liveRoom } from '../../testing/fixtures'
import { show } from '../../testing/show'

describe('the opened rooms', () => {
  const opened = { ...liveRoom(), match: null, opened_at: 1_790_000_000 }
  const rooms = (list: (typeof opened)[]) => ({ list, total: list.length, page: 1 })

  it('lead to the room, and are forgotten after a question', async () => {
    let list = [opened]
    const clearLiveLog = () => {
      list = []
      return { count: 1 }
    }
    const { place, callsOf } = await show({
      path: '/live-record',
      member: true,
      answers: { getLiveLog: () => rooms(list), clearLiveLog },
    })
    const row = page.getByRole('link', { name: new RegExp(opened.title) })
    await expect.element(row).toHaveTextContent(opened.anchor.nick_name)
    expect(row.element().getAttribute('href')).toContain(`/live-detail/${opened.id}`)
    await page.getByRole('button', { name: '清空观看记录' }).click()
    expect(callsOf('clearLiveLog')).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await expect.element(page.getByText('还没有观看记录')).toBeVisible()
    expect(place()).toBe('/live-record')
  })

  it('are of members only', async () => {
    const { callsOf } = await show({ path: '/live-record' })
    await expect.element(page.getByText('您还未登录').first()).toBeVisible()
    expect(callsOf('getLiveLog')).toEqual([])
  })
})

describe('the log of the account', () => {
  const answers = {
    getMyLog: ({ kind }: { kind: string }) => ({
      list: kind === 'login' ? [{ id: 1, title: '登录', text: 'Chrome · Android', created_at: 1_790_000_000 }] : [],
      next: '',
    }),
  }

  it('shows the logins, and what else has happened in tabs', async () => {
    const { place } = await show({ path: '/my-log', member: true, answers: answers as never })
    await expect.element(page.getByText('Chrome · Android')).toBeVisible()
    await page.getByRole('tab', { name: '任务' }).click()
    await expect.element(page.getByText('签到和任务的奖励会出现在这里')).toBeVisible()
    await expect.poll(place).toBe('/my-log?tab=task')
  })

  it('says that it could not be loaded, and tries again', async () => {
    let fails = true
    const getMyLog = (request: { kind: string }) => {
      if (fails) throw new TypeError('no network')
      return answers.getMyLog(request)
    }
    await show({ path: '/my-log', member: true, answers: { getMyLog } as never })
    const retry = page.getByRole('button', { name: '重试' })
    await expect.element(retry).toBeVisible()
    fails = false
    await retry.click()
    await expect.element(page.getByText('Chrome · Android')).toBeVisible()
  })
})
