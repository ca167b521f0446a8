import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { day, PROOF, user } from '../../testing/fixtures'
import { show } from '../../testing/show'

const WRONG_CODE = { status: 13, msg: '短信验证码错误或已过期', data: null }
const WRONG_CAPTCHA = { status: 4, msg: '图形验证码错误', data: null }
const MOBILE = '13800138000'

const mobile = () => page.getByRole('textbox', { name: '手机号' })
const captcha = () => page.getByRole('textbox', { name: '图形验证码' })
const code = () => page.getByRole('textbox', { name: '短信验证码' })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

const invite = () => page.getByRole('textbox', { name: '邀请码（选填）' })

const askForCode = async () => {
  await mobile().fill(MOBILE)
  await captcha().fill('abcd')
  await press('获取验证码')
}

describe('the login by mobile', () => {
  it('asks for a mobile and its captcha before it sends a code, and for a code before it logs in', async () => {
    const { callsOf } = await show({ path: '/login?tab=mobile' })
    await press('获取验证码')
    await expect.element(mobile()).toHaveAccessibleDescription('请输入11位手机号')
    await mobile().fill(MOBILE)
    await press('获取验证码')
    await expect.element(captcha()).toHaveAccessibleDescription('请填写')
    await press('登录 / 注册')
    await expect.element(code()).toHaveAccessibleDescription('请先获取验证码')
    expect([...callsOf('sendVerifyCode'), ...callsOf('loginByMobile')]).toEqual([])
  })

  it('repeats the captcha of the code, and shows a wrong code at its field', async () => {
    const replies = [WRONG_CODE, user()]
    const { callsOf, place } = await show({
      path: '/login?tab=mobile',
      answers: {
        sendVerifyCode: () => ({}),
        loginByMobile: () => replies.shift() ?? WRONG_CODE,
        getDateMatch: () => day(),
      },
    })
    const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined)
    await askForCode()
    await expect.element(page.getByRole('button', { name: /秒后可重新获取/ })).toBeDisabled()
    await expect.poll(() => captcha().elements()).toEqual([])
    await code().fill('123456')
    await page.getByRole('checkbox').click()
    await press('登录 / 注册')
    await expect.element(code()).toHaveAccessibleDescription('短信验证码错误或已过期')
    await code().fill('654321')
    await press('登录 / 注册')
    await expect.poll(place).toBe('/score')
    const [sent] = callsOf('sendVerifyCode')
    const device: unknown = expect.stringMatching(/^[0-9a-f]{32}$/)
    expect(sent?.body).toMatchObject({ mobile: MOBILE, captcha: `abcd.${PROOF}`, device })
    expect(callsOf('loginByMobile').at(-1)?.body).toMatchObject({
      mobile: MOBILE,
      smscode: '654321',
      code: sent?.body['code'],
      captcha: sent?.body['captcha'],
    })
    storage.mockRestore()
  })

  it('takes the invite code of the link, which is corrected with the same code of the SMS', async () => {
    const replies = [{ status: 7, msg: '邀请码不存在', data: null }, WRONG_CODE]
    const { callsOf, place } = await show({
      path: '/register?inviteCode=FAN77',
      answers: { sendVerifyCode: () => ({}), loginByMobile: () => replies.shift() ?? WRONG_CODE },
    })
    await expect.element(invite()).toHaveValue('FAN77')
    await page.getByRole('link', { name: '用手机号注册' }).click()
    await expect.poll(place).toBe('/login?tab=mobile')
    await askForCode()
    await code().fill('123456')
    await page.getByRole('checkbox').click()
    await press('登录 / 注册')
    await expect.element(invite()).toHaveAccessibleDescription('邀请码不存在')
    await invite().fill('FAN78')
    await press('登录 / 注册')
    await expect
      .poll(() => callsOf('loginByMobile').map(({ body }) => [body['invite_code'], body['smscode']]))
      .toEqual([
        ['FAN77', '123456'],
        ['FAN78', '123456'],
      ])
  })

  it.each([
    ['typed', '/register', ''],
    ['corrected', '/register?inviteCode=FAN77', 'FAN77'],
  ])('takes the invite code that is %s in the registration by a name', async (_how, path, before) => {
    sessionStorage.removeItem('inviteCode')
    const { place } = await show({ path })
    await expect.element(invite()).toHaveValue(before)
    await invite().fill('FAN78')
    await page.getByRole('link', { name: '用手机号注册' }).click()
    await press('离开')
    await expect.poll(place).toBe('/login?tab=mobile')
    await expect.element(invite()).toHaveValue('FAN78')
  })

  it('shows a new captcha after a wrong one', async () => {
    await show({ path: '/login?tab=mobile', answers: { sendVerifyCode: () => WRONG_CAPTCHA } })
    await askForCode()
    await expect.element(captcha()).toHaveAccessibleDescription('图形验证码错误')
    await expect.element(captcha()).toHaveValue('')
  })
})

it.each([
  ['a visitor', false],
  ['a member', true],
])('a forgotten password of %s is set by a code, and begins a new session', async (_who, member) => {
  const { callsOf, place, store } = await show({
    path: '/forget-password',
    member,
    answers: { sendCode: () => ({}), changePwd: () => user({ token: 'fresh' }), getDateMatch: () => day() },
  })
  const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined)
  await askForCode()
  await code().fill('123456')
  await page.getByLabelText('新密码', { exact: true }).fill('goal2027')
  await press('设置新密码')
  await expect.poll(place).toBe('/score')
  expect(store.getState().session.token).toBe('fresh')
  const [sent] = callsOf('sendCode')
  expect(callsOf('changePwd')[0]?.body).toMatchObject({
    account: MOBILE,
    smscode: '123456',
    pwd: 'goal2027',
    code: sent?.body['code'],
  })
  storage.mockRestore()
})

it('a member binds a mobile with the password; a wrong one is shown at its field, and ends the code', async () => {
  const replies = [{ status: 10, msg: '账号或密码错误', data: null }, {}]
  const { callsOf, place } = await show({
    path: '/user-center/bind-phone',
    member: true,
    answers: { sendBindSms: () => ({}), bindPhone: () => replies.shift() ?? {} },
  })
  await askForCode()
  await expect.element(page.getByText('发送成功')).toBeVisible()
  await expect.element(code()).toHaveAccessibleDescription(`验证码已发送至 ${MOBILE}，5分钟内有效`)
  await code().fill('123456')
  const password = page.getByLabelText('登录密码', { exact: true })
  await password.fill('wrong1')
  await press('绑定')
  await expect.element(password).toHaveAccessibleDescription('账号或密码错误')
  await password.fill('goal2026')
  await press('绑定')
  await expect.element(code()).toHaveAccessibleDescription('此验证码已失效，请重新获取')
  expect(callsOf('bindPhone')).toHaveLength(1)
  vi.setSystemTime(Date.now() + 61_000)
  await captcha().fill('abcd')
  await press('获取验证码')
  await press('绑定')
  await expect.element(page.getByText('手机号已绑定')).toBeVisible()
  expect(callsOf('bindPhone')).toHaveLength(2)
  await expect.poll(place).not.toBe('/user-center/bind-phone')
})

it.each([
  ['/set/mobile', ''],
  ['/user-center/bind-phone', ''],
  ['/setting', '修改密码'],
])('%s %s leads a member without a password to the page that sets one', async (path, opens) => {
  const { place } = await show({ path, member: true, answers: { getUserInfo: () => user({ has_password: 0 }) } })
  if (opens !== '') await press(opens)
  await expect.element(page.getByText('您还没有设置密码')).toBeVisible()
  await page.getByRole('link', { name: '设置密码' }).click()
  await expect.poll(place).toBe('/forget-password')
})

it('a visitor is asked to log in before binding a mobile', async () => {
  await show({ path: '/user-center/bind-phone' })
  await expect.element(page.getByText('您还未登录')).toBeVisible()
  expect(mobile().elements()).toEqual([])
})

it('the account shows the bound mobile', async () => {
  await show({ path: '/edit-account', member: true, answers: { getUserInfo: () => user() } })
  await expect.element(page.getByText('138****0000')).toBeVisible()
})

it('the account shows how a member logs in, and leads to the page of the mobile', async () => {
  const { place } = await show({
    path: '/edit-account',
    member: true,
    answers: { getUserInfo: () => user({ has_mobile: 0 }) },
  })
  await expect.element(page.getByText('未绑定')).toBeVisible()
  await page.getByRole('link', { name: '手机号' }).click()
  await expect.poll(place).toBe('/set/mobile')
})

it.each([
  [0, 1],
  [1, 0],
] as const)(
  'the account name with has_account_name %i has %i links to the page that sets it',
  async (has_account_name, links) => {
    await show({
      path: '/edit-account',
      member: true,
      answers: { getUserInfo: () => user({ has_mobile: 1, has_account_name, account: 'u123456789012' }) },
    })
    await expect.element(page.getByText('u123456789012')).toBeVisible()
    expect(page.getByRole('link', { name: 'u123456789012' }).elements()).toHaveLength(links)
  },
)
