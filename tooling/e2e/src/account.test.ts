import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newFan, type Fan } from './fan'
import { CAPTCHA, ServerProcess } from './server-process'
import { acceptFirstVip, register, uidOf, until } from './steps'

let server: ServerProcess
let phone: Fan
let tablet: Fan

beforeAll(async () => {
  server = await ServerProcess.start({ RATE_LIMITS: 'off' })
  phone = await newFan(server)
  tablet = await newFan(server)
})
afterAll(async () => {
  await phone.leave()
  await tablet.leave()
  await server.stop()
})

const MOBILE = '13800138000'
const ACCOUNT = 'accountstory'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const type = (page: Page, name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text)

/** The code of the newest SMS, from the page that shows what was sent, once it is another than before. */
const codeAfter = async (before: string, mobile: string): Promise<string> => {
  let code = before
  await until('an SMS', async () => {
    const text = await (await fetch(`${server.url}/outbox/sms`)).text()
    code = new RegExp(`<td>${mobile}<td>\\D*(\\d{6})`).exec(text)?.[1] ?? before
    return code !== before
  })
  return code
}

let code = ''
/** Asks for a code with the captcha, and types it. */
const proveMobile = async (page: Page, mobile = MOBILE) => {
  await type(page, '图形验证码', CAPTCHA)
  await press(page, '获取验证码')
  code = await codeAfter(code, mobile)
  await type(page, '短信验证码', code)
}

const logIn = async ({ page, at }: Fan, password: string) => {
  await page.goto(at('/login'))
  await type(page, '账号', ACCOUNT)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await press(page, '登录')
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

const logInByMobile = async ({ page, at }: Fan, mobile = MOBILE) => {
  await page.goto(at('/login?tab=mobile'))
  await type(page, '手机号', mobile)
  await proveMobile(page, mobile)
  await page.getByRole('checkbox').check()
  await press(page, '登录 / 注册')
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

const forget = async ({ page, at }: Fan, password: string) => {
  await page.goto(at('/forget-password'))
  await type(page, '手机号', MOBILE)
  await proveMobile(page)
  await page.getByLabel('新密码', { exact: true }).fill(password)
  await press(page, '设置新密码')
  await page.waitForURL((url) => !url.pathname.endsWith('/forget-password'))
}

const openDevices = async ({ page, at }: Fan) => {
  await page.goto(at('/setting'))
  await press(page, '登录设备')
  await page.getByRole('list', { name: '登录设备' }).getByText('本机').waitFor()
}

const confirm = (page: Page) =>
  page.getByRole('dialog').last().getByRole('button', { name: '确定', exact: true }).click()

it('a fan registers by a code, gets a name, ends another device, which sees it at once, logs out everywhere, comes back, and sets a new password by a code', async () => {
  const { page, at } = phone
  await logInByMobile(phone)
  await acceptFirstVip(page)

  await page.goto(at('/set/nickname'))
  await type(page, '昵称', '北风之子')
  await press(page, '保存')
  await page.getByText('已保存').first().waitFor()
  await page.goto(at('/set/account'))
  await type(page, '账号', ACCOUNT)
  await proveMobile(page)
  await press(page, '保存')
  await page.getByText('已保存').first().waitFor()
  await forget(phone, 'goal2026')

  await logIn(tablet, 'goal2026')
  await tablet.page.goto(tablet.at('/c2c'))
  await tablet.page.getByText('还没有聊天').waitFor()
  await tablet.page.getByRole('navigation').getByRole('link', { name: '我的' }).click()
  await tablet.page.getByText('北风之子').first().waitFor()
  await openDevices(phone)
  // Of the devices of one platform one has the chat: the last that wants it.
  await press(tablet.page, '重新连接')
  await page.getByText('账号已在其他设备登录').waitFor()
  await page.getByRole('button', { name: /^退出 / }).click()
  await confirm(page)
  await tablet.page.getByText('登录后可以签到').waitFor()
  expect(await tablet.page.getByText('北风之子').count()).toBe(0)

  await press(page, '退出所有设备')
  await confirm(page)
  await page.waitForURL(/\/login/)
  await logIn(phone, 'goal2026')
  await forget(phone, 'goal2027')
  await logIn(tablet, 'goal2027')
  await tablet.page.goto(tablet.at('/user-center'))
  await tablet.page.getByText('北风之子').first().waitFor()
  expect([...phone.complaints, ...tablet.complaints]).toEqual([])
})

const BOUND = '13900139000'

it(
  'a member binds a mobile, deletes the account, is logged out everywhere, and gets the account back by a code of that mobile',
  { tags: ['deep'] },
  async () => {
    const member = await newFan(server)
    const { page, at } = member
    await register(page, at('/register'), 'leavingstory', 'goal2026')
    const uid = await uidOf(page)
    await page.goto(at('/user-center/bind-phone'))
    await type(page, '手机号', BOUND)
    await proveMobile(page, BOUND)
    await page.getByLabel('登录密码', { exact: true }).fill('goal2026')
    await press(page, '绑定')
    await page.getByText('手机号已绑定').first().waitFor()

    const secondTab = await member.newTab()
    await secondTab.goto(at('/user-center'))
    await page.goto(at('/setting'))
    await press(page, '隐私、数据与注销')
    await page.getByLabel('登录密码', { exact: true }).fill('goal2026')
    await press(page, '注销账号')
    await page.waitForURL(/\/login/)
    await page
      .getByText(/账号将于 .+ 注销，此前登录即可撤销/)
      .first()
      .waitFor()
    await secondTab.getByText('登录后可以签到').waitFor()

    await logInByMobile(member, BOUND)
    expect(await uidOf(page)).toBe(uid)
    await page.goto(at('/my-log?tab=security'))
    await page.getByText('撤销注销账号').first().waitFor()
    await page.reload()
    await page.getByText('撤销注销账号').first().waitFor()
    expect(member.complaints).toEqual([])
    await member.leave()
  },
)
