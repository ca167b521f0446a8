import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { user } from '../../testing/fixtures'
import { heldReply } from '../../testing/held-reply'
import { show } from '../../testing/show'

const LEAVES = Math.floor(Date.now() / 1_000) + 7 * 86_400
const open = () => page.getByRole('button', { name: '隐私、数据与注销' }).click()
const form = () => page.getByRole('form', { name: '注销账号' })
const password = () => form().getByLabelText('登录密码', { exact: true })

it('exports the own data, and says where the file arrives', async () => {
  const { callsOf } = await show({ path: '/setting', member: true, answers: { exportMyData: () => ({}) } })
  await open()
  await page.getByRole('button', { name: '导出个人数据' }).click()
  await expect.element(page.getByText('已导出，请到“消息”下载')).toBeVisible()
  expect(callsOf('exportMyData')).toHaveLength(1)
})

const shows = () => page.getByRole('switch', { name: '显示最近在线时间' })

it('hides when the member was last online, and shows it again', async () => {
  let online_status: 0 | 1 = 1
  const { callsOf } = await show({
    path: '/setting',
    member: true,
    answers: {
      getUserInfo: () => user({ online_status }),
      editUserInfo: (body) => {
        online_status = body['online_status'] as 0 | 1
        return {}
      },
    },
  })
  await open()
  await expect.element(shows()).toBeChecked()
  await shows().click()
  await expect.element(shows()).not.toBeChecked()
  await expect.poll(() => callsOf('editUserInfo').length).toBe(1)
  await shows().click()
  await expect.element(shows()).toBeChecked()
  await expect
    .poll(() => callsOf('editUserInfo').map(({ body }) => body))
    .toMatchObject([{ online_status: 0 }, { online_status: 1 }])
})

it('saves a second choice after the first one is saved', async () => {
  const first = heldReply<object>()
  let online_status: 0 | 1 = 1
  const { callsOf } = await show({
    path: '/setting',
    member: true,
    answers: {
      getUserInfo: () => user({ online_status }),
      editUserInfo: (body) => {
        online_status = body['online_status'] as 0 | 1
        return online_status === 0 ? first.answer() : {}
      },
    },
  })
  await open()
  await shows().click()
  await shows().click()
  await expect.element(shows()).toBeChecked()
  expect(callsOf('editUserInfo')).toHaveLength(1)
  first.give({})
  await expect.poll(() => callsOf('editUserInfo').at(-1)?.body).toMatchObject({ online_status: 1 })
  await expect.element(shows()).toBeChecked()
})

it('goes on showing it if the change is refused, and says why', async () => {
  await show({
    path: '/setting',
    member: true,
    answers: {
      getUserInfo: () => user({ online_status: 1 }),
      editUserInfo: () => ({ status: 1, msg: '暂时不可用', data: null }),
    },
  })
  await open()
  await shows().click()
  await expect.element(page.getByText('暂时不可用')).toBeVisible()
  await expect.element(shows()).toBeChecked()
})

it('deletes the account by the password, says until when a login keeps it, and logs out', async () => {
  const { callsOf, store, place } = await show({
    path: '/setting',
    member: true,
    answers: { deleteAccount: () => ({ leaves_at: LEAVES }) },
  })
  await open()
  await form().getByRole('button', { name: '注销账号' }).click()
  await expect.element(password()).toHaveAccessibleDescription('请填写')
  expect(callsOf('deleteAccount')).toEqual([])
  await password().fill('goal2026')
  await form().getByRole('button', { name: '注销账号' }).click()
  await expect.element(page.getByText(/此前登录即可撤销/)).toBeVisible()
  await expect.poll(place).toBe('/login')
  expect(store.getState().session.token).toBe('')
  expect(callsOf('deleteAccount')[0]?.body).toMatchObject({ pwd: 'goal2026' })
})

it.each([
  [0, []],
  [1, ['用短信验证码注销']],
] as const)('deletes the account by a code to the own mobile, with has_password %i', async (has_password, choices) => {
  const { callsOf, place } = await show({
    path: '/setting',
    member: true,
    answers: {
      getUserInfo: () => user({ has_mobile: 1, has_password }),
      sendOwnCheckSms: () => ({ mobile: '138****0000' }),
      deleteAccount: () => ({ leaves_at: LEAVES }),
    },
  })
  await open()
  const code = form().getByRole('textbox', { name: '短信验证码' })
  for (const name of choices) await page.getByRole('button', { name }).click()
  await form().getByRole('textbox', { name: '图形验证码' }).fill('abcd')
  await form().getByRole('button', { name: '获取验证码' }).click()
  await expect.element(code).toHaveAccessibleDescription('验证码已发送至 138****0000，5分钟内有效')
  await code.fill('123456')
  await form().getByRole('button', { name: '注销账号' }).click()
  await expect.poll(place).toBe('/login')
  const { smscode, pwd } = callsOf('deleteAccount')[0]?.body ?? {}
  expect([smscode, pwd]).toEqual(['123456', undefined])
})

it('keeps the account after a wrong password, and says so at the field', async () => {
  const { store } = await show({
    path: '/setting',
    member: true,
    answers: { deleteAccount: () => ({ status: 10, msg: '密码错误', data: null }) },
  })
  await open()
  await password().fill('wrong123')
  await form().getByRole('button', { name: '注销账号' }).click()
  await expect.element(password()).toHaveAccessibleDescription('密码错误')
  expect(store.getState().session.token).toBe('token')
})
