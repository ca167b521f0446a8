import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FakeAnswers } from '@org/api-client/testing'
import { user } from './fixtures'
import { show } from './show'

const KEY = '0001/0123456789abcdef/abcdefghijklmnopqrstuv.png'
const MATERIAL = '/my-material?tab=add'
const FOR_VISITORS = /^\/(?:login|register|forget-password)/
const FIELDS = 'input:not([type=radio], [type=file]), textarea'
const AGREED = '我已阅读并同意 用户协议与隐私政策'

const answers: FakeAnswers = {
  getUserInfo: () => user({ has_mobile: 1, has_account_name: 0, account: 'u123456789012' }),
  getApplication: ({ type }) => ({
    type: type === 'master' ? 'master' : 'anchor',
    state: 'none',
    reason: '',
    submitted_at: 0,
    decided_at: 0,
  }),
  getTempKeysForMinio: () => ({ put_url: new URL('/put', location.href).href, url: '/uploads/1', key: KEY }),
  getAvatarChoices: () => ({ list: [] }),
  sendCode: () => ({}),
  sendVerifyCode: () => ({}),
  sendBindSms: () => ({}),
  sendOwnCheckSms: () => ({ mobile: '138****0000' }),
}

/** Opens a form; `opens` is the button that shows it, on a page that does not at once. */
const openForm = async (path: string, opens: string, more: FakeAnswers = {}) => {
  await show({ path, member: !FOR_VISITORS.test(path), answers: { ...answers, ...more } })
  if (opens !== '') await page.getByRole('button', { name: opens }).click()
  if (path === MATERIAL) await pickPicture()
  await expect.poll(() => fields().length).toBeGreaterThan(0)
}

/** The title of a material is asked for once its file is there. */
const pickPicture = async () => {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperty(this, 'status', { value: 200 })
    this.dispatchEvent(new ProgressEvent('load'))
  })
  onTestFinished(() => send.mockRestore())
  const picture = new File([new Uint8Array([1, 2, 3])], 'goal.png', { type: 'image/png' })
  await userEvent.upload(page.getByLabelText('选择图片或视频'), picture)
}

const form = () => [...document.querySelectorAll('form')].at(-1)
const fields = () => [...(form()?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])]
const nameOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent ?? ''
const named = (name: string) => fields().find((field) => nameOf(field) === name)
const submit = async () => {
  const button = form()?.querySelector('[type=submit]')
  if (!button) throw new Error('The form has no button that sends it.')
  await userEvent.click(button)
}

/** What a screen reader says of a field that is wrong: each text is announced when it appears. */
const announced = (field: HTMLInputElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
    .filter((note) => note?.getAttribute('role') === 'alert')
    .map((note) => note?.textContent)
    .join(' ')

const wrong = () =>
  fields()
    .filter((field) => field.getAttribute('aria-invalid') === 'true')
    .map((field) => [nameOf(field), announced(field)])
const focused = () => nameOf(document.activeElement as HTMLInputElement)

const FILL_IN = '请填写'
const NAME = '长度为6到20位'
const CODE_FIRST = '请先获取验证码'

const EMPTY: readonly (readonly [path: string, opens: string, faults: readonly (readonly string[])[]])[] = [
  [
    '/login',
    '',
    [
      ['账号', FILL_IN],
      ['密码', FILL_IN],
    ],
  ],
  [
    '/login?tab=mobile',
    '',
    [
      ['短信验证码', CODE_FIRST],
      [AGREED, '请先同意协议'],
    ],
  ],
  [
    '/register',
    '',
    [
      ['账号', NAME],
      ['密码', NAME],
      ['图形验证码', FILL_IN],
      [AGREED, '请先同意协议'],
    ],
  ],
  [
    '/forget-password',
    '',
    [
      ['短信验证码', CODE_FIRST],
      ['新密码', NAME],
    ],
  ],
  [
    '/set/account',
    '',
    [
      ['账号', NAME],
      ['短信验证码', CODE_FIRST],
    ],
  ],
  [
    '/set/mobile',
    '',
    [
      ['短信验证码', CODE_FIRST],
      ['登录密码', FILL_IN],
    ],
  ],
  ['/set/nickname', '', [['昵称', FILL_IN]]],
  [
    '/user-center/bind-phone',
    '',
    [
      ['短信验证码', CODE_FIRST],
      ['登录密码', FILL_IN],
    ],
  ],
  ['/user-info', '', [['昵称', FILL_IN]]],
  [
    '/setting',
    '修改密码',
    [
      ['原密码', FILL_IN],
      ['新密码', NAME],
    ],
  ],
  ['/setting', '隐私、数据与注销', [['登录密码', FILL_IN]]],
  ...['anchor', 'master'].map(
    (type) =>
      [
        `/apply/${type}`,
        '',
        [
          ['真实姓名', FILL_IN],
          ['联系方式', FILL_IN],
          ['申请说明', FILL_IN],
        ],
      ] as const,
  ),
  [MATERIAL, '', [['标题', FILL_IN]]],
]

it.each(EMPTY)('%s %s: what is missing is announced at its field, and the first one gets the focus', async (...row) => {
  const [path, opens, faults] = row
  await openForm(path, opens)
  for (const field of fields()) if (field.type !== 'checkbox') await page.elementLocator(field).fill('')
  await submit()
  await expect.poll(wrong).toEqual(faults)
  await expect.poll(focused).toBe(faults[0]?.[0])
})

const VALUES: Readonly<Record<string, string>> = {
  账号: 'fan12345',
  密码: 'goal2026',
  图形验证码: 'abcd',
  手机号: '13800138000',
  短信验证码: '123456',
  新密码: 'goal2027',
  原密码: 'goal2026',
  登录密码: 'goal2026',
  '邀请码（选填）': 'FAN77',
  昵称: '北风',
  城市: '里约',
  真实姓名: '王五',
  联系方式: '13800138000',
  申请说明: '我想直播足球',
  标题: '绝杀',
}
const fill = async (field: HTMLInputElement) => {
  const value = VALUES[nameOf(field)]
  if (field.type === 'checkbox') await page.elementLocator(field).click()
  else if (value !== undefined) await page.elementLocator(field).fill(value)
}

const askForCode = page.getByRole('button', { name: '获取验证码' })

/** Fills in a form; the code of an SMS is asked for first. */
const fillAll = async () => {
  if (askForCode.elements().length > 0) {
    for (const name of ['手机号', '图形验证码']) {
      const field = named(name)
      if (field) await fill(field)
    }
    await askForCode.click()
    await expect.poll(() => named('图形验证码')).toBeUndefined()
  }
  for (const field of fields()) if (nameOf(field) !== '手机号') await fill(field)
}

const REFUSED: readonly (readonly [
  path: string,
  opens: string,
  call: keyof FakeAnswers,
  status: number,
  field: string,
])[] = [
  ['/login', '', 'login', 10, '密码'],
  ['/login', '', 'login', 5, '图形验证码'],
  ['/login?tab=mobile', '', 'loginByMobile', 13, '短信验证码'],
  ['/login?tab=mobile', '', 'loginByMobile', 7, '邀请码（选填）'],
  ['/register', '', 'regist', 11, '账号'],
  ['/register', '', 'regist', 4, '图形验证码'],
  ['/register', '', 'regist', 7, '邀请码（选填）'],
  ['/forget-password', '', 'changePwd', 13, '短信验证码'],
  ['/set/account', '', 'setAccountName', 11, '账号'],
  ['/set/account', '', 'setAccountName', 13, '短信验证码'],
  ['/set/mobile', '', 'bindMobile', 14, '手机号'],
  ['/user-center/bind-phone', '', 'bindPhone', 13, '短信验证码'],
  ['/user-center/bind-phone', '', 'bindPhone', 14, '手机号'],
  ['/set/nickname', '', 'editUserInfo', 1, '昵称'],
  ['/setting', '修改密码', 'changePwd', 10, '原密码'],
  ['/setting', '隐私、数据与注销', 'deleteAccount', 10, '登录密码'],
]

it.each(REFUSED)('%s %s: a refusal of %s with %i is announced at %s, which gets the focus', async (...row) => {
  const [path, opens, call, status, field] = row
  await openForm(path, opens, { [call]: () => ({ status, msg: '服务器说不行', data: null }) })
  await fillAll()
  await submit()
  await expect.poll(wrong).toEqual([[field, '服务器说不行']])
  await expect.poll(focused).toBe(field)
})

it('/set/mobile: a wrong password is announced with the code that it has used up, which gets the focus', async () => {
  await openForm('/set/mobile', '', { bindMobile: () => ({ status: 10, msg: '服务器说不行', data: null }) })
  await fillAll()
  await submit()
  await expect.poll(wrong).toEqual([
    ['短信验证码', '此验证码已失效，请重新获取'],
    ['登录密码', '服务器说不行'],
  ])
  await expect.poll(focused).toBe('短信验证码')
})

it.each([
  ['/user-info', 'editUserInfo'],
  ['/apply/anchor', 'submitApplication'],
  ['/apply/master', 'submitApplication'],
  [MATERIAL, 'addMaterial'],
] as const)('%s: a refusal of %s that is about no field is announced, and all fields stay', async (path, call) => {
  await openForm(path, '', { [call]: () => ({ status: 1, msg: '服务器说不行', data: null }) })
  await fillAll()
  const before = fields().map(({ value }) => value)
  await submit()
  await expect.element(page.getByRole('alert')).toHaveTextContent('服务器说不行')
  expect(fields().map(({ value }) => value)).toEqual(before)
})

it.each([
  ['/login?tab=mobile', 'sendVerifyCode'],
  ['/forget-password', 'sendCode'],
  ['/set/mobile', 'sendBindSms'],
  ['/user-center/bind-phone', 'sendBindSms'],
] as const)(
  '%s: what %s lacks or is refused for is announced at its field, which gets the focus',
  async (path, call) => {
    const replies = [
      { status: 4, msg: '图形验证码错误', data: null },
      { status: 6, msg: '操作太频繁', data: null },
    ]
    await openForm(path, '', { [call]: () => replies.shift() ?? {} })
    const asked = async (faults: readonly (readonly string[])[]) => {
      await askForCode.click()
      await expect.poll(wrong).toEqual(faults)
      await expect.poll(focused).toBe(faults[0]?.[0])
    }
    await asked([['手机号', '请输入11位手机号']])
    await userEvent.keyboard('13800138000')
    await asked([['图形验证码', FILL_IN]])
    await userEvent.keyboard('abcd')
    await asked([['图形验证码', '图形验证码错误']])
    await userEvent.keyboard('abcd')
    await asked([['手机号', '操作太频繁']])
  },
)

it('/user-info: a day of birth that has not come is announced at its field', async () => {
  await openForm('/user-info', '')
  const birthday = named('生日')
  if (!birthday) throw new Error('There is no field for the day of birth.')
  await page.elementLocator(birthday).fill('2999-01-01')
  await submit()
  await expect.poll(wrong).toEqual([['生日', '请选择已经过去的日期']])
  await expect.poll(focused).toBe('生日')
})
