import type { Master, OpenPlan } from '@org/api-client/contract'
import { sample, type FakeAnswers } from '@org/api-client/testing'
import { getMaster, getPlan, getPlans } from '@org/api-client/contract'
import { PLAN_STATUS, sealedPlan } from '@org/domain'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { user } from '../../testing/fixtures'
import { show } from '../../testing/show'

const given = sample(getPlan, {}).plan
const master: Master = { ...given.master, uid: 40, nick_name: '老K', settled: 20, won: 13, demo: 0 }
const locked: OpenPlan = {
  ...given,
  id: 9,
  master,
  title: '周末焦点战',
  gold: 88,
  kickoff_time: 4_000_000_000,
  status: PLAN_STATUS.active,
  result: null,
  bought: 0,
  own: 0,
  pick: null,
  sealed: null,
}
const pick = { template: 'totalGoals', line: 2, option: 'over', title: '总进球', label: '大 2.5', odds: 1.9 } as const
const sealed = { salt: 'abc', text: '双方都会进攻' }
const hashOf = async (text: string) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

const answers: FakeAnswers = {
  getUserInfo: () => user({ gold: 100 }),
  getPlans: () => sample(getPlans, { list: [locked], total: 1 }),
  getPlan: () => ({ plan: locked }),
  getMaster: () => sample(getMaster, { master, signature: '', recent: ['won', 'lost'] }),
  getMasterPlans: () => ({ list: [locked], next: '' }),
}

it('leads from the list to a plan, which is bought for gold and then says its pick', async () => {
  let plan = locked
  const buyPlan: FakeAnswers['buyPlan'] = () => {
    plan = { ...locked, bought: 1, pick, sealed }
    return { plan, gold: 12 } as never
  }
  const { place, callsOf } = await show({
    path: '/redorder/list/hot',
    member: true,
    answers: { ...answers, getPlan: () => ({ plan }), buyPlan },
  })
  await page.getByText('周末焦点战').click()
  await expect.poll(place).toBe('/redorder/plan/9')
  await page.getByRole('button', { name: '88 金币查看方案' }).click()
  await page.getByRole('button', { name: '确认支付' }).click()
  await expect.element(page.getByText('双方都会进攻').first()).toBeVisible()
  expect(callsOf('buyPlan').map(({ body }) => body['id'])).toEqual([9])
})

it('says before anything is sent that the gold does not suffice', async () => {
  await show({ path: '/redorder/plan/9', member: true, answers: { ...answers, getUserInfo: () => user({ gold: 10 }) } })
  await page.getByRole('button', { name: '88 金币查看方案' }).click()
  await expect.element(page.getByText('金币不足，去任务赚金币')).toBeVisible()
})

it.each([
  ['is what was sealed', '', '核对一致：内容与开赛前公开的指纹相符'],
  ['is not what was sealed', '!', '核对不一致：内容与公开的指纹不符'],
])('checks in the browser whether an open plan %s', async (_title, more, verdict) => {
  const open = { ...locked, status: PLAN_STATUS.finished, result: 'won' as const, pick, sealed }
  const hash = await hashOf(sealed.salt + sealedPlan({ ...pick, text: sealed.text + more }))
  await show({ path: '/redorder/plan/9', answers: { ...answers, getPlan: () => ({ plan: { ...open, hash } }) } })
  await page.getByRole('button', { name: '自己核对' }).click()
  await expect.element(page.getByText(verdict)).toBeVisible()
})

it('shows the record of a master with the plans of which it is counted', async () => {
  await show({ path: '/redorder/master/40', answers })
  await expect.element(page.getByText('已结算 20 个方案')).toBeVisible()
  await expect.element(page.getByText('周末焦点战')).toBeVisible()
})
