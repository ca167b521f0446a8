import axe from 'axe-core'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { user } from './fixtures'
import { show } from './show'

const CAPTCHA = ['图形验证码', 'off']
const SMS = [['手机号', 'tel-national'], CAPTCHA, ['短信验证码', 'one-time-code']]
const APPLICATION = [
  ['真实姓名', 'name'],
  ['联系方式', ''],
  ['申请说明', ''],
]

/** The forms of an account: the page, what opens the form on it, and its fields with what a browser fills them in with. */
const FORMS: readonly (readonly [path: string, opens: string, fields: readonly (readonly string[])[]])[] = [
  [
    '/login',
    '',
    [
      ['账号', 'username'],
      ['密码', 'current-password'],
    ],
  ],
  ['/login?tab=mobile', '', [...SMS, ['邀请码（选填）', 'off']]],
  ['/register', '', [['账号', 'username'], ['密码', 'new-password'], ['邀请码（选填）', 'off'], CAPTCHA]],
  ['/forget-password', '', [...SMS, ['新密码', 'new-password']]],
  ['/set/account', '', [['账号', 'username'], CAPTCHA, ['短信验证码', 'one-time-code']]],
  ['/set/mobile', '', [...SMS, ['登录密码', 'current-password']]],
  ['/set/nickname', '', [['昵称', 'nickname']]],
  ['/user-center/bind-phone', '', [...SMS, ['登录密码', 'current-password']]],
  [
    '/user-info',
    '',
    [
      ['昵称', 'nickname'],
      ['生日', 'bday'],
      ['城市', 'address-level2'],
      ['个性签名', ''],
    ],
  ],
  [
    '/setting',
    '修改密码',
    [
      ['原密码', 'current-password'],
      ['新密码', 'new-password'],
    ],
  ],
  ['/setting', '隐私、数据与注销', [['登录密码', 'current-password']]],
  ['/apply/anchor', '', APPLICATION],
  ['/apply/master', '', APPLICATION],
]
const FOR_VISITORS = /^\/(?:login|register|forget-password)/

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=file]), textarea'

it.each(FORMS)(
  '%s %s: a browser fills in the fields of the form, the keyboard reaches them in their order, and axe finds nothing',
  async (path, opens, expected) => {
    await show({
      path,
      member: !FOR_VISITORS.test(path),
      answers: {
        getUserInfo: () => user({ has_mobile: 1, has_account_name: 0, account: 'u123456789012' }),
        getApplication: ({ type }) => ({
          type: type === 'master' ? 'master' : 'anchor',
          state: 'none',
          reason: '',
          submitted_at: 0,
          decided_at: 0,
        }),
      },
    })
    if (opens !== '') await page.getByRole('button', { name: opens }).click()
    const form = () => [...document.querySelectorAll('form')].at(-1)
    await expect.poll(() => form()?.querySelectorAll(FIELDS).length).toBe(expected.length)
    const fields = [...(form()?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])]
    expect(fields.map(({ labels, autocomplete }) => [labels?.[0]?.textContent, autocomplete])).toEqual(expected)

    const submit = form()?.querySelector('[type=submit]')
    // A date has a stop for each of its parts.
    const reached = new Set<Element | null>()
    for (let stop = 0; stop < MOST_STOPS && !reached.has(submit ?? null); stop += 1) {
      await userEvent.tab()
      reached.add(document.activeElement)
    }
    expect([...reached].filter((element) => element === submit || fields.some((field) => field === element))).toEqual([
      ...fields,
      submit,
    ])
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  },
)

const MOST_STOPS = 40
