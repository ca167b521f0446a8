import type { FakeAnswers } from '@org/api-client/testing'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { matchNotices } from '../../matches/match-notices'
import { langChosen } from '../../store/preferences'
import { show } from '../../testing/show'

const SETTINGS = { goal: 1, kick_off: 1, on_air: 0, plan_settled: 1, quiet_from: '00:00', quiet_to: '00:00' } as const
const ofMember = (answers: FakeAnswers = {}) =>
  show({
    path: '/setting',
    member: true,
    zone: 'America/Sao_Paulo',
    answers: { getNoticeSettings: () => SETTINGS, ...answers },
  })
const open = () => page.getByRole('button', { name: '推送通知' }).click()
const choice = (name: string) => page.getByRole('switch', { name })

describe('the settings of notices', () => {
  it('tell of what the member is told, and take effect at once in the zone of the member', async () => {
    const { callsOf } = await ofMember({ setNoticeSettings: () => SETTINGS })
    await open()
    await expect.element(choice('收藏比赛进球')).toBeChecked()
    await expect.element(choice('关注的主播开播')).not.toBeChecked()
    await choice('收藏比赛进球').click()
    await expect.element(choice('收藏比赛进球')).not.toBeChecked()
    await choice('免打扰时段').click()
    await page.getByLabelText('结束时间').fill('06:30')
    await expect.poll(() => callsOf('setNoticeSettings')).toHaveLength(3)
    const tz = 'America/Sao_Paulo'
    expect(callsOf('setNoticeSettings').map(({ body }) => body)).toMatchObject([
      { goal: 0, tz },
      { quiet_from: '23:00', quiet_to: '08:00', tz },
      { quiet_to: '06:30', tz },
    ])
  })

  it('take a choice back that is refused', async () => {
    await ofMember({ setNoticeSettings: () => ({ status: 1, msg: '暂时不可用', data: null }) })
    await open()
    await choice('收藏比赛开赛').click()
    await expect.element(page.getByText('暂时不可用')).toBeVisible()
    await expect.element(choice('收藏比赛开赛')).toBeChecked()
  })

  it('can be loaded again after a failure', async () => {
    let isDown = true
    await ofMember({ getNoticeSettings: () => (isDown ? { status: 1, msg: '暂时不可用', data: null } : SETTINGS) })
    await open()
    const retry = page.getByRole('dialog').getByRole('button', { name: '重试' })
    await expect.element(retry).toBeVisible()
    isDown = false
    await retry.click()
    await expect.element(choice('收藏比赛进球')).toBeVisible()
  })

  it('are in Portuguese too', async () => {
    const { store } = await ofMember()
    store.dispatch(langChosen('pt-br'))
    await page.getByRole('button', { name: 'Notificações' }).click()
    await expect.element(choice('Gols dos jogos favoritos')).toBeVisible()
    await expect.element(choice('Horário de silêncio')).not.toBeChecked()
  })
})

describe('this browser', () => {
  const permit = (permission: NotificationPermission) => vi.stubGlobal('Notification', { permission })

  it.each([
    ['default', '收藏一场比赛时，会询问是否允许'],
    ['denied', '通知已被禁止，请在浏览器设置中允许'],
  ] as const)('cannot be chosen while the permission is %s, and a guest sees why', async (permission, why) => {
    permit(permission)
    await show({ path: '/setting' })
    await open()
    await expect.element(page.getByText(why)).toBeVisible()
    await expect.element(choice('在此浏览器推送')).toBeDisabled()
    expect(choice('收藏比赛进球').elements()).toEqual([])
  })

  it('can be left out', async () => {
    permit('granted')
    const { store } = await show({ path: '/setting' })
    await open()
    await expect.element(choice('在此浏览器推送')).toBeChecked()
    await choice('在此浏览器推送').click()
    await expect.element(choice('在此浏览器推送')).not.toBeChecked()
    expect(matchNotices.selectSlice(store.getState()).push).toBe(false)
  })
})
