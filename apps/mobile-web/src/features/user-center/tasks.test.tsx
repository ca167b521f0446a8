import { TASKS, type TaskKey } from '@org/domain'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { langChosen } from '../../store/preferences'
import { task, user } from '../../testing/fixtures'
import { show } from '../../testing/show'

const KEYS = Object.keys(TASKS) as TaskKey[]

/** All tasks, as the server sends them, each with a name that only the reply has. */
const tasks = Object.fromEntries(
  KEYS.map((prop) => [
    prop,
    {
      prop,
      name: `Name of ${prop}`,
      desc: `, about ${prop}`,
      stage: 0,
      stage_max: TASKS[prop].stageMax ?? 0,
      received: 0,
    },
  ]),
)

const namesIn = (section: string) =>
  page
    .getByRole('region', { name: section, exact: true })
    .getByRole('listitem')
    .elements()
    .map((row) => /Name of (\w+)/.exec(row.textContent)?.[1])

const showTasks = (shown: object = tasks) =>
  show({ path: '/task', member: true, answers: { getTaskInfo: () => ({ ...task(), tasks: shown }) } })

describe('the tasks', () => {
  it('are the daily ones and, below, more ways to earn, with names and progress of the reply', async () => {
    await showTasks({ ...tasks, sendComment: { ...tasks['sendComment'], stage: 3 } })
    await expect.poll(() => namesIn('每日任务')).toEqual(['shareMessage', 'online', 'shareToFriend'])
    expect(namesIn('更多赚金币方式')).toEqual([
      'sendComment',
      'watchLive',
      'sendFirstGift',
      'inviteFriend',
      'appFirstLogin',
    ])
    const comment = page.getByRole('listitem').filter({ hasText: 'Name of sendComment' })
    await expect.element(comment).toHaveTextContent('+10, about sendComment3/10')
  })

  it('lead home where they are done there, and are done elsewhere without a button', async () => {
    const { place } = await showTasks()
    const row = page.getByRole('listitem').filter({ hasText: 'Name of appFirstLogin' })
    await expect.element(row).toBeVisible()
    expect(row.getByRole('button').elements()).toEqual([])
    await page.getByRole('link', { name: '去完成 Name of sendComment' }).click()
    await expect.poll(place).toBe('/live')
  })

  it('are claimed with all that is earned, and then have no button', async () => {
    let received = 1
    const progress = (): object => ({
      ...tasks,
      inviteFriend: { ...tasks['inviteFriend'], stage: 3, received },
      appFirstLogin: { ...tasks['appFirstLogin'], stage: 1, received: 0 },
    })
    const { callsOf } = await show({
      path: '/task',
      member: true,
      answers: {
        getTaskInfo: () => ({ ...task(), tasks: progress() }),
        getInviteFriendAward: ({ amount }) => {
          received += Number(amount)
          return { award: 400, gold: 900 }
        },
      },
    })
    await expect.element(page.getByRole('button', { name: '领取 Name of appFirstLogin' })).toBeVisible()
    await page.getByRole('button', { name: '领取 Name of inviteFriend' }).click()
    await expect.element(page.getByRole('button', { name: '去邀请 Name of inviteFriend' })).toBeVisible()
    expect(callsOf('getInviteFriendAward').map(({ body }) => body['amount'])).toEqual([2])
  })

  it('show a claim at once, and take it back when the server refuses', async () => {
    const earned: object = { ...tasks, sendComment: { ...tasks['sendComment'], stage: 4, received: 1 } }
    let refuse = () => {}
    const refused = new Promise<void>((resolve) => (refuse = resolve))
    const { callsOf } = await show({
      path: '/task',
      member: true,
      answers: {
        getTaskInfo: () => ({ ...task(), tasks: earned }),
        // Answers after the row has shown the claim.
        getSendCommentAward: () =>
          refused.then(() => ({ status: 8, msg: '没有可领取的奖励', data: null })) as Promise<never>,
      },
    })
    const claim = page.getByRole('button', { name: '领取 Name of sendComment' })
    const gold = page.getByTestId('gold')
    await claim.click()
    await expect.element(page.getByRole('link', { name: '去完成 Name of sendComment' })).toBeVisible()
    await expect.element(gold).toHaveTextContent('130')
    refuse()
    await expect.element(page.getByRole('button', { name: '重新领取 Name of sendComment' })).toBeVisible()
    await expect.element(gold).toHaveTextContent('100')
    expect(callsOf('getSendCommentAward').map(({ body }) => body['amount'])).toEqual([3])
    expect(callsOf('getTaskInfo').length).toBeGreaterThan(1)
  })

  it('are counted in the personal centre, which leads to them', async () => {
    const earned: object = {
      ...tasks,
      watchLive: { ...tasks['watchLive'], stage: 2 },
      online: { ...tasks['online'], stage: 1 },
    }
    const { place } = await show({
      path: '/user-center',
      member: true,
      answers: {
        getTaskInfo: () => ({ ...task({ level: { level: 2, next: 200, point: 150 } }), tasks: earned }),
        getMessageCounts: () => ({ system: 3, order: 0, plan: 1, anchor: 0 }),
      },
    })
    await expect.element(page.getByText('再得 50 点升级')).toBeVisible()
    await expect.element(page.getByRole('link', { name: /^消息.*4 条未读/ })).toBeVisible()
    await page.getByRole('link', { name: /^任务中心.*3 个奖励可领取/ }).click()
    await expect.poll(place).toBe('/task')
  })

  it('are only of members, who log in there', async () => {
    await show({ path: '/task' })
    await expect.element(page.getByRole('link', { name: '去登录' })).toBeVisible()
  })

  it('show the invite code of the member, and copy it', async () => {
    const copied: string[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
    await show({
      path: '/task',
      member: true,
      answers: {
        getTaskInfo: () => ({ ...task(), tasks }),
        getUserInfo: () => user({ invite: { invite_code: 'FAN77', profit: 0, total_profit: 0, uid: 5 } }),
      },
    })
    await page.getByRole('button', { name: '去邀请 Name of inviteFriend' }).click()
    const dialog = page.getByRole('dialog', { name: '复制邀请码' })
    await expect.element(dialog).toHaveTextContent('FAN77')
    await expect.element(dialog.getByRole('img', { name: '邀请卡：邀请码 FAN77，扫码注册' })).toBeVisible()
    await dialog.getByRole('button', { name: '取消' }).click()
    expect(copied).toEqual([])
    await page.getByRole('button', { name: '去邀请 Name of shareToFriend' }).click()
    await dialog.getByRole('button', { name: '确认' }).click()
    await expect.element(page.getByText('复制完成')).toBeVisible()
    expect(copied).toEqual(['FAN77'])
    vi.restoreAllMocks()
  })

  it('are in Portuguese the same but for the shared message', async () => {
    const { store } = await showTasks()
    store.dispatch(langChosen('pt-br'))
    await expect.poll(() => namesIn('Tarefas do dia')).toEqual(['online', 'shareToFriend'])
    expect(namesIn('Mais formas de ganhar')).toHaveLength(5)
  })

  it('leave out what the reply does not have', async () => {
    const { online, watchLive } = tasks
    await showTasks({ online, watchLive })
    await expect.poll(() => namesIn('每日任务')).toEqual(['online'])
    expect(namesIn('更多赚金币方式')).toEqual(['watchLive'])
  })
})
