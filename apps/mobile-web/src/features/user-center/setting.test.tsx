import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { chatWorld } from '../../testing/chat-world'
import { liveRoom, PROOF, user } from '../../testing/fixtures'
import { show } from '../../testing/show'
import { langChosen } from '../../store/preferences'
import { PasswordForm } from './PasswordForm'

/** A device whose preference can be changed. */
const deviceThatPrefers = (isDark: boolean) => {
  const device = Object.assign(new EventTarget(), { matches: isDark })
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('color-scheme') ? device : Object.assign(new EventTarget(), { matches: false }),
  )
  return {
    prefer: (matches: boolean) => {
      device.matches = matches
      device.dispatchEvent(new Event('change'))
    },
  }
}
const shownMode = () => document.body.getAttribute('mode')

describe('the mode', () => {
  it('follows the device until the user chooses, and again when the user chooses the device', async () => {
    const device = deviceThatPrefers(true)
    await show({ path: '/setting' })
    await expect.poll(shownMode).toBe('dark')
    await expect.element(page.getByRole('radio', { name: '跟随系统' })).toBeChecked()
    device.prefer(false)
    await expect.poll(shownMode).toBe('light')
    await page.getByRole('radio', { name: '深色' }).click()
    await expect.poll(shownMode).toBe('dark')
    device.prefer(false)
    expect(shownMode()).toBe('dark')
    await page.getByRole('radio', { name: '跟随系统' }).click()
    await expect.poll(shownMode).toBe('light')
  })
})

describe('the language', () => {
  it('applies to titles and names at once, not only after the next poll', async () => {
    const { store, callsOf } = await show({
      path: '/live/lives',
      answers: {
        getRealLives: (body) => ({
          list: [liveRoom({ title: body['lang'] === 'pt-br' ? 'Jogo do dia' : '今日焦点' })],
          total: 1,
          page: 1,
        }),
      },
    })
    await expect.element(page.getByText('今日焦点')).toBeVisible()
    store.dispatch(langChosen('pt-br'))
    await expect.element(page.getByText('Jogo do dia')).toBeVisible()
    expect(callsOf('getCategory').at(-1)?.body['lang']).toBe('pt-br')
    store.dispatch(langChosen('cn'))
    await expect.element(page.getByText('今日焦点')).toBeVisible()
  })
})

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const oldPassword = () => page.getByLabelText('原密码', { exact: true })
const newPassword = () => page.getByLabelText('新密码', { exact: true })
const form = () => page.getByRole('form', { name: '修改密码' })
const openForm = async () => {
  await press('修改密码')
  await expect.element(form()).toBeVisible()
}
const refusal = (status: number, msg: string) => ({ status, msg, data: null })

describe('the password', () => {
  it('cannot be changed by guests', async () => {
    await show({ path: '/setting' })
    await expect.element(page.getByRole('radio', { name: '跟随系统' })).toBeVisible()
    expect(page.getByRole('button', { name: '修改密码' }).elements()).toEqual([])
    expect(page.getByRole('button', { name: '退出所有设备' }).elements()).toEqual([])
  })

  it('is changed with the old one, and the user continues with the new token', async () => {
    const fresh = user({ token: 'fresh', nick_name: '新会话' })
    const { store, callsOf, place } = await show({
      path: '/setting',
      member: true,
      answers: { changePwd: () => fresh },
    })
    await openForm()
    await oldPassword().fill('goal2026')
    await newPassword().fill('goal2027')
    await press('确定')
    await expect.element(page.getByText('密码已修改，其他设备已退出登录')).toBeVisible()
    expect(callsOf('changePwd')[0]?.body).toMatchObject({ old_pwd: 'goal2026', pwd: 'goal2027', token: 'token' })
    expect(store.getState().session.token).toBe('fresh')
    await expect.poll(() => form().elements()).toEqual([])
    expect(place()).toBe('/setting')
  })

  it.each([
    ['', '', ['请填写', '长度为6到20位']],
    ['goal2026', '12345678', ['至少包含一个字母']],
    ['goal2026', 'goal2026', ['新密码不能与原密码相同']],
  ])('%j is not changed to %j, and the form says why', async (old, fresh, faults) => {
    const { callsOf } = await show({ path: '/setting', member: true })
    await openForm()
    await oldPassword().fill(old)
    await newPassword().fill(fresh)
    await press('确定')
    const told = () =>
      form()
        .getByRole('alert')
        .elements()
        .map(({ textContent }) => textContent)
    await expect.poll(told).toEqual(faults)
    expect(callsOf('changePwd')).toEqual([])
  })

  it('is not changed if the old one is wrong, and the error is at its field', async () => {
    const { store } = await show({
      path: '/setting',
      member: true,
      answers: { changePwd: () => refusal(10, '原密码错误') },
    })
    await openForm()
    await oldPassword().fill('wrong2026')
    await newPassword().fill('goal2027')
    await press('确定')
    await expect.element(oldPassword()).toHaveAccessibleDescription('原密码错误')
    expect(store.getState().session.token).toBe('token')
  })

  it('needs a captcha once the server demands one', async () => {
    const replies = [refusal(5, '请输入图形验证码'), user({ token: 'fresh' })]
    const { store, callsOf } = await show({
      path: '/setting',
      member: true,
      answers: { changePwd: () => replies.shift() ?? user() },
    })
    await openForm()
    await oldPassword().fill('goal2026')
    await newPassword().fill('goal2027')
    await press('确定')
    await page.getByRole('textbox', { name: '图形验证码' }).fill('abcd')
    await press('确定')
    await expect.poll(() => store.getState().session.token).toBe('fresh')
    expect(callsOf('changePwd').at(-1)?.body).toMatchObject({ captcha: `abcd.${PROOF}` })
  })

  it('logs the chat out and in again with the new session', async () => {
    const { chat } = await chatWorld()
    await show({
      member: true,
      chat,
      answers: { changePwd: () => user({ token: 'fresh' }) },
      children: <PasswordForm onDone={() => undefined} />,
    })
    await oldPassword().fill('goal2026')
    await newPassword().fill('goal2027')
    await press('确定')
    await expect.poll(() => chat.getLoginUser()).toBe('')
  })
})

describe('the devices', () => {
  const at = (id: number, own: 0 | 1, device: string) => ({
    id,
    own,
    device,
    platform: 'h5',
    created_at: 1_790_000_000,
    seen_at: 1_790_000_000,
  })
  const getSessions = () => ({ list: [at(9, 0, 'Chrome · Android'), at(8, 0, ''), at(7, 1, 'Safari · Mac')], next: '' })
  const confirm = () => page.getByRole('dialog').getByRole('button', { name: '确定' }).click()

  it('are listed, and each other one can be logged out', async () => {
    const { callsOf } = await show({ path: '/setting', member: true, answers: { getSessions, endSession: () => ({}) } })
    await press('登录设备')
    await expect.element(page.getByText('Safari · Mac')).toBeVisible()
    await expect.element(page.getByText('本机')).toBeVisible()
    await press('退出 Chrome · Android')
    expect(callsOf('endSession')).toEqual([])
    await confirm()
    await expect.poll(() => callsOf('endSession').map(({ body }) => body)).toMatchObject([{ id: 9 }])
    await expect.poll(() => callsOf('getSessions').length).toBe(2)
  })

  it('can be logged out all but this one', async () => {
    const { callsOf } = await show({ path: '/setting', member: true, answers: { getSessions, endSession: () => ({}) } })
    await press('登录设备')
    await press('退出其他设备')
    await confirm()
    await expect.poll(() => callsOf('endSession').length).toBe(1)
    expect(callsOf('endSession')[0]?.body).not.toHaveProperty('id')
  })

  it('can be logged out everywhere, after which the login opens', async () => {
    const { store, callsOf, place } = await show({
      path: '/setting',
      member: true,
      answers: { getSessions, logoutEverywhere: () => ({}) },
    })
    await press('登录设备')
    await press('退出所有设备')
    expect(callsOf('logoutEverywhere')).toEqual([])
    await confirm()
    await expect.poll(place).toBe('/login')
    expect(callsOf('logoutEverywhere')).toHaveLength(1)
    expect(store.getState().session.token).toBe('')
  })

  it('leave the user logged in if the server cannot be reached', async () => {
    const { store, place } = await show({
      path: '/setting',
      member: true,
      answers: { getSessions, logoutEverywhere: () => Promise.reject(new TypeError('no network')) },
    })
    await press('登录设备')
    await press('退出所有设备')
    await confirm()
    await expect.element(page.getByText('网络不给力，请检查后重试')).toBeVisible()
    expect(place()).toBe('/setting')
    expect(store.getState().session.token).toBe('token')
  })
})

describe('the cache', () => {
  const row = () => page.getByRole('region', { name: '存储' })
  beforeEach(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  afterEach(() => vi.restoreAllMocks())
  const keepReply = async () => (await caches.open('replies of a test')).put('/m/kept', new Response('x'.repeat(2_400)))

  it('says its size and is cleared on request, and what only this device has stays', async () => {
    await keepReply()
    localStorage.setItem('of-another-part', 'draft')
    await show({ path: '/setting' })
    await expect.element(row()).toHaveTextContent('2.4')
    await row().getByRole('button', { name: '离线缓存' }).click()
    await press('取消')
    expect(await caches.match('/m/kept')).toBeDefined()
    await row().getByRole('button', { name: '离线缓存' }).click()
    await expect.element(page.getByRole('dialog')).toHaveTextContent('草稿、未发送的消息、设置和登录状态会保留')
    await press('确定')
    await expect.element(page.getByText('离线缓存已清除')).toBeVisible()
    expect(await caches.match('/m/kept')).toBeUndefined()
    expect(localStorage.getItem('of-another-part')).toBe('draft')
    await expect.poll(() => row().getByRole('button').elements()).toEqual([])
  })

  it('is nothing to be cleared in a browser that refuses it', async () => {
    vi.spyOn(CacheStorage.prototype, 'keys').mockRejectedValue(new DOMException('forbidden', 'SecurityError'))
    await show({ path: '/setting' })
    await expect.element(row()).toHaveTextContent('0')
    expect(row().getByRole('button').elements()).toEqual([])
  })
})

it.each([
  ['cn', '关于', ['关于我们', '意见反馈', '用户协议与隐私政策', '礼物与背包规则']],
  ['pt-br', 'Sobre', ['Sobre nós', 'Comentários e ajuda', 'Termos de uso e privacidade', 'Regras de presentes']],
] as const)('says whose app it is and which build, and leads to its documents in %s', async (lang, name, links) => {
  const { store } = await show({ path: '/setting' })
  store.dispatch(langChosen(lang))
  const about = page.getByRole('region', { name })
  await expect.element(about).toHaveTextContent(lang === 'cn' ? '看球吧' : 'Kanqiuba')
  await expect.element(about).toHaveTextContent(lang === 'cn' ? '版本' : 'Versão')
  const paths = ['/mobile/about', '/feedback', '/privacy', '/mobile/package-rules']
  for (const [at, path] of paths.entries())
    await expect.element(about.getByRole('link', { name: links[at] ?? '' })).toHaveAttribute('href', path)
})

it('leads to the page about the site and back', async () => {
  const { place } = await show({ path: '/setting' })
  await page.getByRole('link', { name: '关于我们' }).click()
  await expect.poll(place).toBe('/mobile/about')
  await page.getByRole('button', { name: '返回' }).click()
  await expect.poll(place).toBe('/setting')
})
