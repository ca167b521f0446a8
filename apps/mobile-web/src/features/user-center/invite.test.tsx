import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show'

const INFO = { code: 'K7Q2ABCD', link: '/m/register?inviteCode=K7Q2ABCD', count: 1, profit: 200, award: 200 }
const invited = { list: [{ name: 'B**z', registered_at: 1_790_000_000 }], next: '' }
const answers = { getInviteInfo: () => INFO, getInvitees: () => invited }

const copies = () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  return copied
}

describe('the invitation', () => {
  it('shows the code, the card and the invited, and copies the code and the link', async () => {
    const copied = copies()
    await show({ path: '/invite', member: true, answers })
    await expect.element(page.getByRole('img', { name: /邀请卡/ })).toBeVisible()
    await expect.element(page.getByText('已邀请 1 人')).toBeVisible()
    await expect.element(page.getByRole('region', { name: '已注册的好友' }).getByText('B**z')).toBeVisible()
    await page.getByRole('button', { name: /邀请链接/ }).click()
    await expect.poll(() => copied).toEqual([`${location.origin}${INFO.link}`])
    await page.getByRole('button', { name: /^邀请码/ }).click()
    const dialog = page.getByRole('dialog', { name: '复制邀请码' })
    await expect.element(dialog.getByRole('button', { name: '取消' })).toBeVisible()
    await dialog.getByRole('button', { name: '确认' }).click()
    await expect.poll(() => copied.length).toBe(2)
  })

  it('says that nobody has registered yet, also inside another app', async () => {
    await show({
      path: '/mobile/invite',
      member: true,
      answers: { ...answers, getInvitees: () => ({ list: [], next: '' }) },
    })
    await expect.element(page.getByText('还没有好友注册')).toBeVisible()
    expect(page.getByRole('banner').elements()).toEqual([])
  })

  it('asks a guest to log in, and calls nothing', async () => {
    const { callsOf } = await show({ path: '/invite', answers })
    await expect.element(page.getByText('您还未登录').first()).toBeVisible()
    expect(callsOf('getInviteInfo')).toEqual([])
  })
})
