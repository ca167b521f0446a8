import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeAnswers } from '@org/api-client/testing'
import { langChosen } from '../../store/preferences'
import { show } from '../../testing/show'

const rules = {
  currency: 'CNY',
  money: 30_000,
  held: 0,
  least: 1_000,
  most: 500_000,
  fee: 100,
  least_fee: 100,
  per_day: 3,
  days: 3,
  methods: ['alipay', 'bank'] as ('alipay' | 'bank')[],
  mobile: '138****1234',
}
const asked = {
  id: 9,
  cents: 20_000,
  fee: 200,
  currency: 'CNY',
  status: 0 as const,
  method: 'bank' as const,
  number: '****6789',
  reason: '',
  created_at: 1_790_000_000,
  ended_at: 0,
}
const card = { id: 4, method: 'bank' as const, name: '****明', number: '****6789', usable_at: 1 }
const answers: FakeAnswers = {
  getWithdrawRules: () => rules,
  getPayoutAccounts: () => ({ list: [card, { ...card, id: 5, number: '****0000', usable_at: 4_000_000_000 }] }),
  getWithdraws: () => ({ list: [], next: '' }),
  createWithdraw: () => asked,
}
const amount = () => page.getByRole('textbox', { name: '提现金额' })
const next = () => page.getByRole('button', { name: '下一步' })

describe('a withdrawal', () => {
  it('says what is kept of it before it is sent, and sends it once', async () => {
    const { callsOf } = await show({ path: '/withdraw', member: true, toastsStay: true, answers })
    await expect.element(page.getByRole('radio', { name: /0000/ })).toBeDisabled()
    await amount().fill('9,99')
    await next().click()
    await expect.element(page.getByText('请输入 ¥10.00 至 ¥5,000.00 的金额')).toBeVisible()
    await amount().fill('300.01')
    await expect.element(page.getByText('余额不足')).toBeVisible()
    await page.getByRole('button', { name: '全部' }).click()
    await expect.element(amount()).toHaveValue('300.00')
    await amount().fill('200')
    await next().click()
    await expect.element(page.getByText(/手续费 ¥2.00，转至 银行卡 \*\*\*\*6789/)).toBeVisible()
    const confirm = page.getByRole('dialog').getByRole('button', { name: '确定' }).element() as HTMLElement
    confirm.click()
    confirm.click()
    await expect.element(page.getByText('提现申请已提交')).toBeVisible()
    expect(callsOf('createWithdraw').map(({ body }) => body)).toMatchObject([{ payout_id: 4, cents: 20_000, fee: 200 }])
  })

  it('shows how far it is, why it came back, and is taken back while it is reviewed', async () => {
    const back = { ...asked, id: 8, status: 3 as const, reason: '账户不符', ended_at: 1_790_000_100 }
    const list = [asked, back]
    const getWithdraws = () => ({ list, next: '' })
    const cancelWithdraw = () => ({ ...asked, status: 3 as const, ended_at: 1_790_000_200 })
    const { callsOf } = await show({
      path: '/withdraw',
      member: true,
      answers: { ...answers, getWithdraws, cancelWithdraw },
    })
    await expect.element(page.getByText('审核中')).toBeVisible()
    await expect.element(page.getByText(/账户不符/)).toBeVisible()
    await page.getByRole('button', { name: '取消提现' }).click()
    await expect.element(page.getByText('¥200.00 将全额退回余额')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await expect.poll(() => callsOf('cancelWithdraw').map(({ body }) => body)).toMatchObject([{ id: 9 }])
  })

  it('removes an account after a question, and offers it no more', async () => {
    let list = [card, { ...card, id: 5, number: '****0000' }]
    const { callsOf, store } = await show({
      path: '/withdraw',
      member: true,
      answers: {
        ...answers,
        getPayoutAccounts: () => ({ list }),
        removePayoutAccount: ({ id }) => {
          list = list.filter((account) => account.id !== id)
          return {}
        },
      },
    })
    await page.getByRole('button', { name: '删除 银行卡 ****6789' }).click()
    await expect.element(page.getByText(/已申请的提现仍会转至该账户/)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await expect.element(page.getByRole('radio', { name: /6789/ })).not.toBeInTheDocument()
    await expect.element(page.getByRole('radio', { name: /0000/ })).toBeVisible()
    expect(callsOf('removePayoutAccount').map(({ body }) => body)).toMatchObject([{ id: 4 }])
    store.dispatch(langChosen('pt-br'))
    await expect.element(page.getByRole('button', { name: 'Remover Conta bancária ****0000' })).toBeVisible()
  })

  it('needs a mobile, and is of members only, in Portuguese too', async () => {
    const { store } = await show({
      path: '/withdraw',
      member: true,
      answers: { ...answers, getWithdrawRules: () => ({ ...rules, mobile: '' }) },
    })
    await expect.element(page.getByRole('link', { name: '绑定手机号' })).toBeVisible()
    store.dispatch(langChosen('pt-br'))
    await expect.element(page.getByRole('link', { name: 'Vincular celular' })).toBeVisible()
  })

  it('asks for an account and a code before the first one', async () => {
    await show({ path: '/withdraw', member: true, answers: { ...answers, getPayoutAccounts: () => ({ list: [] }) } })
    await page.getByRole('button', { name: '添加收款账户' }).click()
    await page.getByRole('textbox', { name: '收款人姓名' }).fill('王小明')
    await page.getByRole('textbox', { name: '支付宝账号' }).fill('#')
    await page.getByRole('button', { name: '保存' }).click()
    await expect.element(page.getByText('请输入正确的账号')).toBeVisible()
    await expect.element(page.getByText(/138\*\*\*\*1234/)).toBeVisible()
  })
})
