import type { FakeAnswers } from '@org/api-client/testing'
import { formatHostMessage } from '@org/domain'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { AppChat } from '../../im/chat'
import { chatWorld } from '../../testing/chat-world'
import { liveRoom, stream } from '../../testing/fixtures'
import { show } from '../../testing/show'
import { Room } from './Room'

const chats: AppChat[] = []
afterEach(async () => {
  for (const chat of chats.splice(0)) await chat.destroy()
})

const sender = {
  uid: 5,
  nick_name: '主播',
  avatar: '',
  user_level: 1,
  is_anchor: true,
  is_admin: false,
  is_vip: false,
}
const coupon = {
  id: 7,
  name: '商城优惠券',
  scene: 'shop' as const,
  gold: 50,
  least: 100,
  status: 1 as const,
  expires_at: 2_000_000_000,
  used_at: 0,
}

const open = async (takeCoupon: NonNullable<FakeAnswers['takeCoupon']>, member = true) => {
  const { chat, server } = await chatWorld()
  chats.push(chat)
  const live = liveRoom({ group_id: 'room', start_time: 1 })
  const shown = await show({
    member,
    chat,
    answers: {
      getLiveChat: () => ({ group_id: 'room', slow_mode: 0, mute_until: 0, mute_all: 0, notice: '', role: 'viewer' }),
      takeCoupon,
    },
    children: <Room page={{ live, streams: [stream()], match: null, notice: '' }} onBack={() => undefined} />,
  })
  await expect.element(page.getByRole('textbox', { name: '说点什么' })).toBeEnabled()
  const drop = (coupon_id: number, from = 'broadcast') => {
    const data = { liveid: 5, coupon_id, title: '商城优惠券', title_pt: 'Cupom da loja', count: 9, sender }
    server.say({ from, groupID: 'room', custom: formatHostMessage({ type: 'sendCouponGift', data }) })
  }
  return { ...shown, drop }
}
const takeButton = () => page.getByRole('button', { name: '领取 商城优惠券' })

it('offers the coupons of which a room is told, once, and nothing that a viewer has made up', async () => {
  const { drop, callsOf, store } = await open(() => ({ coupon }))
  drop(3, 'peer')
  drop(4)
  await expect.element(page.getByText('主播 发放了 9 张优惠券')).toBeVisible()
  await takeButton().click()
  await expect.poll(() => JSON.stringify(store.getState().feedback)).toContain('商城优惠券 已放入优惠券')
  await expect.element(takeButton()).not.toBeInTheDocument()
  expect(callsOf('takeCoupon').map(({ body }) => body)).toMatchObject([{ id: 4 }])
})

it('says that none are left, and offers the next ones', async () => {
  const { drop, store } = await open(() => ({ status: 1, msg: '优惠券已被领完', data: null }) as never)
  drop(4)
  await takeButton().click()
  await expect.poll(() => JSON.stringify(store.getState().feedback)).toContain('优惠券已被领完')
  await expect.element(takeButton()).not.toBeInTheDocument()
  drop(5)
  await expect.element(takeButton()).toBeVisible()
})

it('asks a guest to log in', async () => {
  const { drop, callsOf, store } = await open(() => ({ coupon }), false)
  drop(4)
  await takeButton().click()
  await expect.poll(() => store.getState().feedback.loginPrompt).toBe(true)
  expect(callsOf('takeCoupon')).toEqual([])
})
