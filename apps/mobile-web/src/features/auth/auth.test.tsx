import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { config, day, guest, PROOF, user } from '../../testing/fixtures'
import { heldReply } from '../../testing/held-reply'
import { show } from '../../testing/show'

const WRONG = { status: 10, msg: '账号或密码错误', data: null }
const NEEDS_CAPTCHA = { status: 5, msg: '请输入图形验证码', data: null }

const account = () => page.getByRole('textbox', { name: '账号' })
const password = () => page.getByLabelText('密码', { exact: true })
const captcha = () => page.getByRole('textbox', { name: '图形验证码' })
const picture = () => document.querySelector<HTMLImageElement>('form img')?.src
const submit = (name: string) => page.getByRole('button', { name, exact: true }).click()

/** A login reloads the app. Here the app continues without a reload, as it does if nothing can be stored. */
const keepNothing = () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined)

describe('the login', () => {
  it('names the missing fields and sends nothing', async () => {
    const { callsOf } = await show({ path: '/login' })
    await submit('登录')
    await expect.element(account()).toHaveAccessibleDescription('请填写')
    expect(callsOf('login')).toEqual([])
  })

  it('sends once on repeated presses', async () => {
    const held = heldReply<typeof WRONG>()
    const { callsOf } = await show({
      path: '/login',
      answers: { login: held.answer },
    })
    await account().fill('fan')
    await password().fill('secret1')
    const button = page.getByRole('button', { name: '登录', exact: true }).element() as HTMLElement
    button.click()
    button.click()
    await expect.poll(() => callsOf('login').length).toBe(1)
    held.give(WRONG)
    await expect.element(page.getByText('账号或密码错误')).toBeVisible()
    expect(callsOf('login')).toHaveLength(1)
  })

  it('shows a captcha once the server demands one, and a new one after each failure', async () => {
    const replies = [NEEDS_CAPTCHA, WRONG, WRONG]
    const { callsOf } = await show({ path: '/login', answers: { login: () => replies.shift() ?? WRONG } })
    await account().fill(' fan ')
    await password().fill('secret1')
    expect(captcha().elements()).toEqual([])
    await submit('登录')
    await captcha().fill('abcd')
    await expect.poll(picture).toContain('smsCaptcha')
    const first = picture()
    await submit('登录')
    await expect.poll(picture).not.toBe(first)
    await expect.element(captcha()).toHaveValue('')
    const [plain, withCaptcha] = callsOf('login').map(({ body }) => body)
    expect(plain).toMatchObject({ account: 'fan', pwd: 'secret1' })
    expect(plain).not.toHaveProperty('captcha')
    expect(withCaptcha).toMatchObject({ captcha: `abcd.${PROOF}` })
    expect(withCaptcha?.['device']).toBe(plain?.['device'])
    expect(first).toContain(String(withCaptcha?.['code']))
  })

  it('says that the server cannot be reached', async () => {
    await show({
      path: '/login',
      answers: {
        login: () => {
          throw new TypeError('no network')
        },
      },
    })
    await account().fill('fan')
    await password().fill('secret1')
    await submit('登录')
    await expect.element(page.getByRole('alert')).toHaveTextContent('网络不给力，请检查后重试')
  })

  it('gives what a guest has written and not sent to the member, whose own drafts stay', async () => {
    const draft = (owner: string, peerID: string, text: string) => ({ owner, peerID, text })
    const list = [draft('guest1', '7', '你好'), draft('guest1', '8', 'of the guest'), draft('5', '8', 'of the member')]
    const { store } = await show({ path: '/login', stored: { drafts: { list } }, answers: { login: () => user() } })
    const storage = keepNothing()
    await account().fill('fan')
    await password().fill('secret1')
    await submit('登录')
    await expect.poll(() => store.getState().session.token).toBe('token')
    expect(store.getState()).toHaveProperty('drafts.list', [draft('5', '7', '你好'), draft('5', '8', 'of the member')])
    storage.mockRestore()
  })

  it('returns once to the previous page, and says when the browser cannot keep the login', async () => {
    localStorage.setItem('backurl', '/setting?x=1')
    const { place, store } = await show({ path: '/login', answers: { login: () => user() } })
    const storage = keepNothing()
    await account().fill('fan')
    await password().fill('secret1')
    await submit('登录')
    await expect.poll(place).toBe('/setting?x=1')
    expect(localStorage.getItem('backurl')).toBeNull()
    expect(store.getState().session).toEqual({ uid: 5, token: 'token', guest: null })
    await expect.element(page.getByText('浏览器无法保存登录状态', { exact: false })).toBeVisible()
    storage.mockRestore()
  })

  it('does not redirect to a foreign address', async () => {
    localStorage.setItem('backurl', '//evil.example/phish')
    const { place } = await show({
      path: '/login',
      answers: { login: () => user(), getDateMatch: () => day() },
    })
    const storage = keepNothing()
    await account().fill('fan')
    await password().fill('secret1')
    await submit('登录')
    await expect.poll(place).toBe('/score')
    storage.mockRestore()
  })
})

describe('the registration', () => {
  const fill = async (name: string, pwd: string) => {
    await account().fill(name)
    await password().fill(pwd)
    await captcha().fill('abcd')
  }

  it('names what is wrong with account and password, and sends nothing', async () => {
    const { callsOf } = await show({ path: '/register' })
    await fill('fan', '12345678')
    await submit('注册')
    await expect.element(account()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(password()).toHaveAttribute('aria-invalid', 'true')
    expect(callsOf('regist')).toEqual([])
  })

  it('requires agreement to the terms', async () => {
    const { callsOf } = await show({ path: '/register' })
    await fill('fan1234', 'secret12')
    await submit('注册')
    expect(callsOf('regist')).toEqual([])
    await page.getByRole('checkbox').click()
    await submit('注册')
    await expect.poll(() => callsOf('regist').length).toBe(1)
  })

  it.each([
    ['1', 'registNew'],
    ['0', 'regist'],
  ] as const)('with switch_account_register %s calls %s, and takes a new captcha after a failure', async (on, name) => {
    const taken = () => ({ status: 11, msg: '账号已存在', data: null })
    const { callsOf } = await show({
      path: '/register',
      answers: {
        getCommonConfig: () => config({ switch_account_register: on }),
        regist: taken,
        registNew: taken,
      },
    })
    await fill('fan1234', 'secret12')
    await page.getByRole('checkbox').click()
    await expect.poll(picture).toContain('smsCaptcha')
    const before = picture()
    await submit('注册')
    await expect.element(page.getByText('账号已存在')).toBeVisible()
    expect(callsOf(name).map(({ body }) => body)).toMatchObject([{ captcha: `abcd.${PROOF}` }])
    await expect.poll(picture).not.toBe(before)
  })

  it.each([
    ['1', 'registNew', 'regist'],
    ['0', 'regist', 'registNew'],
  ] as const)('works when the site has changed switch_account_register from %s since', async (on, closed, open) => {
    const { store, callsOf } = await show({
      path: '/register',
      answers: {
        getCommonConfig: () => config({ switch_account_register: on }),
        [closed]: () => ({ status: 9, msg: '该功能已关闭', data: null }),
        [open]: () => user({ token: 'fresh' }),
        getDateMatch: () => day(),
      },
    })
    // The page of a login loads anew once its session is stored.
    const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined)
    onTestFinished(() => storage.mockRestore())
    await fill('fan1234', 'secret12')
    await page.getByRole('checkbox').click()
    await submit('注册')
    await expect.poll(() => store.getState().session.token).toBe('fresh')
    expect(callsOf(open).map(({ body }) => body['captcha'])).toEqual([`abcd.${PROOF}`])
    expect(callsOf(closed)).toHaveLength(1)
  })

  it('takes the invite code of the link, which can be changed', async () => {
    const { callsOf } = await show({ path: '/register?inviteCode=FAN77' })
    const code = page.getByRole('textbox', { name: '邀请码（选填）' })
    await expect.element(code).toHaveValue('FAN77')
    await code.fill(' FAN78 ')
    await fill('fan1234', 'secret12')
    await page.getByRole('checkbox').click()
    await submit('注册')
    await expect.poll(() => callsOf('regist').map(({ body }) => body)).toMatchObject([{ invite_code: 'FAN78' }])
  })
})

describe('a provider’s captcha', () => {
  const task = {
    code: 'code-1234',
    provider: 'turnstile',
    site_key: 'key',
    challenge: '',
    proof_limit: 0,
    expire_time: 1,
  } as const

  it('is solved in its widget, whose token is sent to the server', async () => {
    const render = vi.fn((_place: HTMLElement, options: { callback: (token: string) => void }) => {
      options.callback('token')
      return 'w'
    })
    vi.stubGlobal('turnstile', { render, remove: vi.fn() })
    const { callsOf } = await show({ path: '/register', answers: { getCaptcha: () => task } })
    await account().fill('fan1234')
    await password().fill('secret12')
    await page.getByRole('checkbox').click()
    await expect.poll(() => render.mock.calls[0]?.[1]).toMatchObject({ sitekey: 'key', action: 'register' })
    expect(captcha().elements()).toEqual([])
    await submit('注册')
    await expect
      .poll(() => callsOf('regist').map(({ body }) => body))
      .toMatchObject([{ code: 'code-1234', captcha: 'token' }])
  })

  it('offers a retry if the widget fails', async () => {
    const render = (_place: HTMLElement, options: { 'error-callback': () => void }) => {
      options['error-callback']()
      return 'w'
    }
    vi.stubGlobal('turnstile', { render, remove: vi.fn() })
    let begun = 0
    const getCaptcha = () => ({ ...task, code: `code-123${(begun += 1)}` })
    await show({ path: '/register', answers: { getCaptcha } })
    const retry = page.getByRole('button', { name: '重试' })
    await expect.element(retry).toBeVisible()
    expect(begun).toBe(1)
    await retry.click()
    await expect.poll(() => begun).toBe(2)
  })
})

describe('the logout', () => {
  it('opens the login and continues as a guest, even if the server cannot be reached', async () => {
    const { place, store } = await show({
      path: '/setting',
      member: true,
      answers: {
        getGuestInfo: guest,
        logout: () => {
          throw new TypeError('no network')
        },
      },
    })
    await page.getByRole('button', { name: '退出登录' }).click()
    await expect.poll(place).toBe('/login')
    await expect.poll(() => store.getState().session).toMatchObject({ token: '', guest: { userid: 'guest1' } })
  })
})
