import { PaySheet } from '@org/ui/account'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeAnswers } from '@org/api-client/testing'
import { taskApi } from '../../api/tasks'
import { heldReply } from '../../testing/held-reply'
import { show } from '../../testing/show'
import { usePay } from './use-pay'

const { useCheckinMutation } = taskApi
const METHODS = [
  { id: 'gold', label: '金币' },
  { id: 'free', label: '免费' },
] as const

/** A pay sheet on a mutation whose row has a request key. */
const Sheet = () => {
  const [checkin] = useCheckinMutation()
  const { state, pay } = usePay(checkin)
  const [method, choose] = useState<'gold' | 'free'>('gold')
  return (
    <PaySheet
      open
      title={state.kind === 'paid' ? `已支付 ${state.receipt.award}` : '补签'}
      closeLabel="关闭"
      onClose={() => undefined}
      money={{ cents: 100, currency: 'CNY' }}
      lang="zh-CN"
      description={state.kind}
      methods={METHODS}
      method={method}
      onMethod={choose}
      onPay={() => pay({ recheckin: method === 'gold' ? 1 : 0 })}
      busy={state.kind === 'paying'}
      labels={{ methods: '支付方式', pay: '支付' }}
      {...('reason' in state && { error: state.reason })}
    />
  )
}

const open = async (checkin: NonNullable<FakeAnswers['checkin']>) => {
  const { callsOf } = await show({ member: true, answers: { checkin }, children: <Sheet /> })
  return () => callsOf('checkin').map(({ body }) => body)
}
const payButton = () => page.getByRole('button', { name: '支付' })
const PAID = { continuous: 3, award: 70 }

describe('a purchase', () => {
  it('is paid once by a double tap, and shows that it runs until it is paid', async () => {
    const held = heldReply<typeof PAID>()
    const sent = await open(held.answer)
    await expect.element(page.getByText('ready')).toBeVisible()
    const button = payButton().element() as HTMLElement
    button.click()
    button.click()
    await expect.element(payButton()).toHaveAttribute('aria-busy', 'true')
    held.give(PAID)
    await expect.element(page.getByRole('heading', { name: '已支付 70' })).toBeVisible()
    expect(sent()).toHaveLength(1)
  })

  it('says why it was refused, and is a new one when it is tried again', async () => {
    const replies = [{ status: 12, msg: '金币不足', data: null }, PAID]
    const sent = await open(() => replies.shift() ?? PAID)
    await payButton().click()
    await expect.element(page.getByText('金币不足')).toBeVisible()
    await page.getByRole('radio', { name: '免费' }).click()
    await payButton().click()
    await expect.element(page.getByRole('heading', { name: '已支付 70' })).toBeVisible()
    const [refused, next] = sent()
    expect(next).toMatchObject({ recheckin: 0 })
    expect(next?.['request_key']).not.toBe(refused?.['request_key'])
  })

  it('whose answer is lost is repeated as it was, with the same key, whatever is chosen by then', async () => {
    let lost = 2
    const sent = await open(() => {
      lost -= 1
      if (lost >= 0) throw new TypeError('no network')
      return PAID
    })
    await payButton().click()
    await expect.element(page.getByText(/不会重复扣款/)).toBeVisible()
    await page.getByRole('radio', { name: '免费' }).click()
    await payButton().click()
    await expect.poll(() => sent()).toHaveLength(2)
    await expect.element(page.getByText(/不会重复扣款/)).toBeVisible()
    await payButton().click()
    await expect.element(page.getByRole('heading', { name: '已支付 70' })).toBeVisible()
    const [first, ...repeats] = sent()
    expect(first?.['request_key']).toEqual(expect.any(String))
    expect(repeats).toHaveLength(2)
    for (const { recheckin, request_key } of repeats)
      expect({ recheckin, request_key }).toEqual({ recheckin: 1, request_key: first?.['request_key'] })
  })
})
