import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { langChosen } from '../../store/preferences'
import { PROOF, user } from '../../testing/fixtures'
import { show } from '../../testing/show'

const KEY = '0001/0123456789abcdef/abcdefghijklmnopqrstuv.png'
const CHOICES = ['/assets/avatars/9/1.svg', '/assets/avatars/9/2.svg']
const picture = () => new File([new Uint8Array([1, 2, 3])], 'me.png', { type: 'image/png' })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const member = () => user({ nick_name: '球迷', has_mobile: 1, account: 'u000000000001', has_account_name: 0 })
const answers = {
  getUserInfo: member,
  getAvatarChoices: () => ({ list: CHOICES }),
  editUserInfo: () => ({}),
}

describe('the profile', () => {
  it('sends only what was changed', async () => {
    const { callsOf } = await show({ path: '/user-info', member: true, answers })
    await page.getByRole('radio').nth(1).click()
    await page.getByLabelText('城市').fill('里约')
    await page.getByLabelText('生日').fill('1990-06-07')
    await press('保存')
    await expect.element(page.getByText('已保存')).toBeVisible()
    const [sent] = callsOf('editUserInfo')
    expect(sent?.body).toMatchObject({ avatar: CHOICES[1], city: '里约', birthday: '1990-06-07' })
    expect(sent?.body).not.toHaveProperty('nick_name')
    expect(sent?.body).not.toHaveProperty('gender')
  })

  it('is not sent without a name or with a text that is too long', async () => {
    const { callsOf } = await show({ path: '/user-info', member: true, answers })
    await page.getByLabelText('昵称').fill('')
    await page.getByLabelText('个性签名').fill('球'.repeat(61))
    await press('保存')
    await expect.element(page.getByLabelText('昵称')).toHaveAccessibleDescription('请填写')
    await expect.element(page.getByLabelText('个性签名')).toHaveAccessibleDescription('内容太长')
    expect(callsOf('editUserInfo')).toEqual([])
  })

  it('says that the picture did not arrive', async () => {
    const put_url = 'http://127.0.0.1:1/refused'
    const getTempKeysForMinio = () => ({ put_url, url: `/uploads/${KEY}`, key: KEY })
    await show({ path: '/user-info', member: true, answers: { ...answers, getTempKeysForMinio } })
    await userEvent.upload(page.getByLabelText('上传头像'), picture())
    await expect.element(page.getByText('上传失败')).toBeVisible()
  })

  it('shows its fields in Portuguese too', async () => {
    const { store } = await show({ path: '/user-info', member: true, answers })
    store.dispatch(langChosen('pt-br'))
    await expect.element(page.getByRole('heading', { name: 'Meus dados' })).toBeVisible()
    await expect.element(page.getByLabelText('Apelido')).toHaveValue('球迷')
  })
})

describe('a page that sets one thing', () => {
  it('sets the nickname that the server proposes', async () => {
    const { callsOf } = await show({
      path: '/set/nickname',
      member: true,
      answers: { ...answers, refreshNickname: () => ({ nickname: '快乐的前锋0001' }) },
    })
    await press('换一个昵称')
    await expect.element(page.getByLabelText('昵称')).toHaveValue('快乐的前锋0001')
    await press('保存')
    await expect.poll(() => callsOf('editUserInfo')).toMatchObject([{ body: { nick_name: '快乐的前锋0001' } }])
  })

  it('sets the account name with a code to the own mobile, which nobody types', async () => {
    const { callsOf } = await show({
      path: '/set/account',
      member: true,
      answers: { ...answers, sendOwnCheckSms: () => ({ mobile: '138****0000' }), setAccountName: () => ({}) },
    })
    await expect.poll(() => page.getByLabelText('手机号').elements()).toEqual([])
    await page.getByRole('textbox', { name: '账号' }).fill('goal2026')
    await page.getByRole('textbox', { name: '图形验证码' }).fill('abcd')
    await press('获取验证码')
    await expect.element(page.getByRole('button', { name: /秒后可重新获取/ })).toBeDisabled()
    await page.getByRole('textbox', { name: '短信验证码' }).fill('123456')
    await press('保存')
    await expect
      .poll(() => callsOf('setAccountName'))
      .toMatchObject([{ body: { account_name: 'goal2026', smscode: '123456', captcha: `abcd.${PROOF}` } }])
  })

  it.each([
    [{ has_account_name: 1, account: 'fan2026' }, '账号已设置，不能再修改'],
    [{ has_account_name: 0, has_mobile: 0 }, '请先绑定手机号'],
  ] as const)('with %o does not ask for a code of the account name, and says why', async (facts, why) => {
    await show({ path: '/set/account', member: true, answers: { getUserInfo: () => user(facts) } })
    await expect.element(page.getByText(why)).toBeVisible()
    expect(page.getByRole('button', { name: '获取验证码' }).elements()).toEqual([])
  })

  it('binds a mobile, asks visitors to log in, and has no other type', async () => {
    await show({ path: '/set/mobile', member: true, answers })
    await expect.element(page.getByRole('textbox', { name: '手机号' })).toBeVisible()
    await show({ path: '/set/nickname' })
    await expect.element(page.getByText('您还未登录')).toBeVisible()
    await show({ path: '/set/password', member: true, answers })
    await expect.element(page.getByRole('heading', { name: '页面不存在' }).first()).toBeVisible()
  })
})

it('the account leads to all that can be set', async () => {
  await show({ path: '/edit-account', member: true, answers })
  const hrefs = async (name: string) => page.getByRole('link', { name }).element().getAttribute('href')
  await expect.element(page.getByText('u000000000001')).toBeVisible()
  expect(await hrefs('账号')).toMatch(/\/set\/account$/)
  expect(await hrefs('昵称')).toMatch(/\/set\/nickname$/)
  expect(await hrefs('个人资料')).toMatch(/\/user-info$/)
})
