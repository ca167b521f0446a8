import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { day, user } from '../../testing/fixtures'
import { show } from '../../testing/show'

const refusal = (status: number, msg: string) => () => ({ status, msg, data: null })

const account = () => page.getByRole('textbox', { name: '账号' })
const password = () => page.getByLabelText('密码', { exact: true })
const captcha = () => page.getByRole('textbox', { name: '图形验证码' })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

const fillRegistration = async () => {
  await account().fill('fan1234')
  await password().fill('secret12')
  await captcha().fill('abcd')
  await page.getByRole('checkbox').click()
}

describe('the faults of a form', () => {
  it('show when a field is left, and not while the user writes or leaves it empty', async () => {
    await show({ path: '/register' })
    await account().click()
    await password().click()
    await expect.element(account()).not.toHaveAttribute('aria-invalid')
    await password().fill('12345678')
    await expect.element(password()).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect.element(password()).toHaveAccessibleDescription('至少包含一个字母')
    await password().fill('1234567a')
    await expect.element(password()).not.toHaveAttribute('aria-invalid')
  })

  it('are announced when the form is sent, and the first one gets the focus', async () => {
    const { callsOf } = await show({ path: '/register' })
    await account().fill('fan1234')
    await press('注册')
    await expect.element(password()).toHaveFocus()
    await expect.element(password()).toHaveAccessibleDescription('长度为6到20位')
    expect(page.getByRole('alert').elements()).toHaveLength(3)
    await password().fill('secret12')
    await press('注册')
    await expect.element(captcha()).toHaveFocus()
    expect(callsOf('regist')).toEqual([])
  })
})

describe('a refusal', () => {
  it('is at the field that it is about, which gets the focus, until the field is changed', async () => {
    const { store } = await show({ path: '/register', answers: { regist: refusal(11, '账号已存在') } })
    await fillRegistration()
    await press('注册')
    await expect.element(account()).toHaveAccessibleDescription('账号已存在')
    await expect.element(account()).toHaveFocus()
    await expect.element(captcha()).not.toHaveAttribute('aria-invalid')
    expect(store.getState().feedback.toast).toBeNull()
    await account().fill('fan12345')
    await expect.element(account()).not.toHaveAttribute('aria-invalid')
  })

  it('of the captcha is at the captcha, which is empty and new', async () => {
    await show({ path: '/register', answers: { regist: refusal(4, '图形验证码错误') } })
    await fillRegistration()
    await press('注册')
    await expect.element(captcha()).toHaveAccessibleDescription('图形验证码错误')
    await expect.element(captcha()).toHaveValue('')
    await expect.element(captcha()).toHaveFocus()
  })

  it('of no field is above the button until the next try', async () => {
    const replies = [refusal(6, '操作太频繁'), refusal(10, '账号或密码错误')]
    await show({ path: '/login', answers: { login: () => replies.shift()?.() ?? refusal(1, '')() } })
    await account().fill('fan')
    await password().fill('secret1')
    await press('登录')
    await expect.element(page.getByRole('alert')).toHaveTextContent('操作太频繁')
    await press('登录')
    await expect.element(password()).toHaveAccessibleDescription('账号或密码错误')
    await expect.element(page.getByText('操作太频繁')).not.toBeInTheDocument()
  })

  it('does not come without a network: the form is kept and not sent', async () => {
    const { callsOf } = await show({ path: '/login', answers: { login: refusal(10, '账号或密码错误') } })
    await account().fill('fan')
    await password().fill('secret1')
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await press('登录')
    await expect.element(page.getByRole('alert')).toHaveTextContent('当前没有网络，联网后再提交')
    expect(callsOf('login')).toEqual([])
    online.mockRestore()
    await press('登录')
    await expect.poll(() => callsOf('login')).toMatchObject([{ body: { account: 'fan', pwd: 'secret1' } }])
  })
})

describe('leaving a form', () => {
  const dialog = () => page.getByRole('dialog', { name: '离开此页面？' })
  const unload = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))

  it('that is not filled in needs no confirmation', async () => {
    const { place } = await show({ path: '/register' })
    expect(unload()).toBe(true)
    await page.getByRole('link', { name: '已有账号？去登录' }).click()
    await expect.poll(place).toBe('/login')
  })

  it('by a link asks first, and the user may stay or leave', async () => {
    const { place } = await show({ path: '/register' })
    await account().fill('fan1234')
    await page.getByRole('link', { name: '已有账号？去登录' }).click()
    await page.getByRole('button', { name: '继续填写' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(place()).toBe('/register')
    await expect.element(account()).toHaveValue('fan1234')
    await page.getByRole('link', { name: '已有账号？去登录' }).click()
    await page.getByRole('button', { name: '离开', exact: true }).click()
    await expect.poll(place).toBe('/login')
  })

  it('by the back button of the page asks first', async () => {
    const { place } = await show({ path: '/register', answers: { getDateMatch: () => day() } })
    await account().fill('fan1234')
    await press('返回')
    await expect.element(dialog()).toBeVisible()
    expect(place()).toBe('/register')
    await page.getByRole('button', { name: '离开', exact: true }).click()
    await expect.poll(place).not.toBe('/register')
  })

  it('by closing the tab asks in the words of the browser', async () => {
    await show({ path: '/register' })
    await account().fill('fan1234')
    await expect.poll(unload).toBe(false)
    await account().fill('')
    await expect.poll(unload).toBe(true)
  })

  it('does not ask for a link that opens another tab', async () => {
    await show({ path: '/register' })
    await account().fill('fan1234')
    const opened = vi.fn((event: Event) => event.preventDefault())
    addEventListener('click', opened, { once: true })
    await page.getByRole('link', { name: '用户协议与隐私政策' }).click()
    expect(opened).toHaveBeenCalledOnce()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('never asks after the form was sent', async () => {
    const { store } = await show({
      path: '/setting',
      member: true,
      answers: { changePwd: () => user({ token: 'fresh' }) },
    })
    await press('修改密码')
    await page.getByLabelText('原密码', { exact: true }).fill('goal2026')
    await page.getByLabelText('新密码', { exact: true }).fill('goal2027')
    await expect.poll(unload).toBe(false)
    await press('确定')
    await expect.poll(() => store.getState().session.token).toBe('fresh')
    await expect.poll(unload).toBe(true)
  })
})
