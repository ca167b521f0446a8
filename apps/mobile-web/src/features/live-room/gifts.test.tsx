import type { FakeAnswers } from '@org/api-client/testing'
import { formatHostMessage, type HostMessage } from '@org/domain'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import type { AppChat } from '../../im/chat'
import { chatWorld } from '../../testing/chat-world'
import { config, liveRoom, stream } from '../../testing/fixtures'
import { show } from '../../testing/show'
import { Room } from './Room'

const chats: AppChat[] = []
afterEach(async () => {
  for (const chat of chats.splice(0)) await chat.destroy()
})

const gift = (id: number, name: string, price: number) => ({
  id,
  name,
  icon: '',
  price,
  effect: null,
  combo_seconds: 4,
})
const LISTS = { gift: [gift(1, '小红花', 1), gift(7, '奖杯', 520)], gold: [gift(22, '100 金币', 100)] }
const BAG = { list: [{ gift: gift(4, '足球', 50), count: 12, expires_at: 0 }] }

const open = async ({ member = true, answers = {} }: { member?: boolean; answers?: FakeAnswers } = {}) => {
  const { chat, server } = await chatWorld()
  chats.push(chat)
  const live = liveRoom({ group_id: 'room', start_time: 1 })
  const shown = await show({
    member,
    chat,
    path: '/live-detail/5',
    answers: {
      getLiveChat: () => ({ group_id: 'room', slow_mode: 0, mute_until: 0, mute_all: 0, notice: '', role: 'viewer' }),
      getGiftList: () => LISTS,
      getBag: () => BAG,
      sendGift: () => ({ combo: 1, gold: 5 }),
      ...answers,
    },
    children: (
      <div style={{ display: 'flex', flexDirection: 'column', height: 600 }}>
        <Room page={{ live, streams: [stream()], match: null, notice: '' }} onBack={() => undefined} />
      </div>
    ),
  })
  await expect.element(page.getByRole('textbox', { name: '说点什么' })).toBeEnabled()
  const tell = (message: HostMessage) =>
    server.say({ from: 'broadcast', groupID: 'room', custom: formatHostMessage(message) })
  return { ...shown, tell, server }
}

const SENDER = {
  uid: 9,
  nick_name: '球迷甲',
  avatar: '',
  user_level: 12,
  is_anchor: false,
  is_admin: false,
  is_vip: false,
}
const SENT = {
  liveid: 5,
  sender: SENDER,
  gift_id: 4,
  gift_name: '足球',
  gift_name_pt: 'Bola',
  gift_icon: '/media/gift/small/ball.webp',
  count: 10,
  combo: 1,
}
const giftButton = () => page.getByRole('button', { name: '礼物', exact: true })

it('shows a gift that arrives in the chat and over the picture, and a large one as a picture for the whole room', async () => {
  const { tell } = await open()
  // What arrives before its code has loaded is history.
  await expect.poll(() => document.querySelector('[data-component="GiftQueue"]')).not.toBeNull()
  tell({ type: 'SendPackage', data: SENT })
  const log = page.getByRole('log')
  await expect.element(log.getByText('送出足球')).toBeVisible()
  await expect.element(log.getByText('×10')).toBeVisible()
  await expect.poll(() => document.querySelector('[data-component="GiftBanner"]')?.textContent).toContain('送出足球')
  expect(document.querySelector('[data-component="GiftEffect"]')).toBeNull()
  tell({
    type: 'GiftAnimation',
    data: { liveid: 5, gift_id: 10, url: '/media/gift/large/rocket.webp', duration: 60_000 },
  })
  await expect.poll(() => document.querySelector('[data-component="GiftEffect"]')).not.toBeNull()
  tell({ type: 'OtherRoomPackageNotify', data: { ...SENT, anchor_name: '主播' } })
  tell({ type: 'OtherRoomPackageNotify', data: { ...SENT, liveid: 6, anchor_name: '小鹿' } })
  await expect.element(log.getByText('球迷甲 在 小鹿 的直播间送出足球 ×10')).toBeVisible()
  await expect
    .poll(() => [...document.querySelectorAll('[data-component="GiftBanner"]')].map(({ textContent }) => textContent))
    .toContainEqual(expect.stringContaining('在 小鹿 的直播间送出足球'))
  expect(log.getByText(/的直播间送出足球/).elements()).toHaveLength(1)
})

it('ends the picture of a large gift in time while the chat goes on', async () => {
  const { tell, server } = await open()
  await expect.poll(() => document.querySelector('[data-component="GiftQueue"]')).not.toBeNull()
  const picture = () => document.querySelector('[data-component="GiftEffect"]')
  tell({
    type: 'GiftAnimation',
    data: { liveid: 5, gift_id: 10, url: '/media/gift/large/rocket.webp', duration: 3_000 },
  })
  await expect.poll(picture).not.toBeNull()
  const talk = setInterval(() => server.say({ from: 'bob', groupID: 'room', text: '好球' }), 200)
  onTestFinished(() => clearInterval(talk))
  await expect.poll(picture).toBeNull()
})

it('announces a member of a high level who enters over the picture, and no other', async () => {
  const { tell } = await open()
  const shown = () => document.querySelector('[data-component="EntranceEffect"]')
  await expect.poll(shown).not.toBeNull()
  tell({ type: 'EnterRoomMessage', data: { liveid: 5, sender: { ...SENDER, nick_name: '路人', user_level: 9 } } })
  tell({ type: 'EnterRoomMessage', data: { liveid: 5, sender: SENDER } })
  await expect.poll(() => shown()?.textContent).toContain('球迷甲 进入直播间')
  expect(shown()?.textContent).not.toContain('路人')
})

it('shows the pictures of large gifts one after the other', async () => {
  const { tell } = await open()
  await expect.poll(() => document.querySelector('[data-component="GiftQueue"]')).not.toBeNull()
  const pictures: string[] = []
  const watched = new MutationObserver(() => {
    const src = document.querySelector('[data-component="GiftEffect"]')?.getAttribute('src')
    if (src && pictures.at(-1) !== src) pictures.push(src)
  })
  watched.observe(document.body, { childList: true, subtree: true, attributes: true })
  onTestFinished(() => watched.disconnect())
  const large = (url: string) => tell({ type: 'GiftAnimation', data: { liveid: 5, gift_id: 10, url, duration: 500 } })
  for (const url of ['/a.webp', '/b.webp', '/c.webp']) large(url)
  await expect.poll(() => pictures).toEqual(['/a.webp', '/b.webp', '/c.webp'])
  await expect.poll(() => document.querySelector('[data-component="GiftEffect"]')).toBeNull()
})

it('says in the chat what came of a quiz, once', async () => {
  const { tell } = await open()
  const told = { liveid: 5, quiz_id: 3, title: '谁会获胜？', title_pt: 'Quem vence?', result: '曼城', gold: 70 }
  tell({ type: 'QuizBalanceFinished', data: told })
  const log = page.getByRole('log')
  await expect.element(log.getByText('竞猜已结算：谁会获胜？答案：曼城，共派发 70 金币')).toBeVisible()
  tell({ type: 'QuizBalanceFinished', data: { ...told, quiz_id: 4, result: '', gold: 0 } })
  await expect.element(log.getByText('竞猜已取消：谁会获胜？金币已全部退还')).toBeVisible()
  expect(log.getByText('竞猜已结算').elements()).toHaveLength(1)
})

it('empties the chat when a manager clears it, and shows what is said after that', async () => {
  const { tell, server } = await open()
  server.say({ from: 'bob', groupID: 'room', text: '之前' })
  await expect.element(page.getByRole('log').getByText('之前')).toBeVisible()
  tell({ type: 'clearChatList', data: { liveid: 5 } })
  server.say({ from: 'bob', groupID: 'room', text: '之后' })
  await expect.element(page.getByRole('log').getByText('之后')).toBeVisible()
  expect(page.getByRole('log').getByText('之前').elements()).toEqual([])
})

it('believes no user that writes what only the host may say', async () => {
  const { server } = await open()
  server.say({ from: 'bob', groupID: 'room', custom: formatHostMessage({ type: 'SendPackage', data: SENT }) })
  server.say({ from: 'bob', groupID: 'room', text: '好球' })
  await expect.element(page.getByRole('log').getByText('好球')).toBeVisible()
  expect(page.getByText('送出足球').elements()).toEqual([])
})

it('sends the chosen gift with gold or from the bag, each press with a key of its own', async () => {
  const { callsOf } = await open()
  await giftButton().click()
  await page.getByRole('radio', { name: /小红花/ }).click()
  await page.getByText('×10', { exact: true }).click()
  await page.getByRole('button', { name: '赠送' }).click()
  await expect.poll(() => callsOf('sendGift')).toHaveLength(1)
  await page.getByRole('button', { name: '连击 ×1' }).click()
  await expect.poll(() => callsOf('sendGift')).toHaveLength(2)
  await page.getByRole('radio', { name: /足球/ }).click()
  expect(page.getByText('×66', { exact: true }).elements()).toEqual([])
  await page.getByRole('button', { name: '赠送' }).click()
  await expect.poll(() => callsOf('sendGift')).toHaveLength(3)
  const [first, again, second] = callsOf('sendGift').map(({ body }) => body)
  expect(first).toMatchObject({ liveid: 5, gift_id: 1, count: 10 })
  expect(second).toMatchObject({ liveid: 5, gift_id: 4, from_bag: 1 })
  expect(again).toEqual({ ...first, request_key: expect.any(String) })
  const keys = [first, again, second].map((body) => body?.['request_key'])
  expect([...new Set(keys)]).toEqual([expect.any(String), expect.any(String), expect.any(String)])
})

it('says which price was shown, and shows the new one after a refusal', async () => {
  let price = 1
  const { callsOf } = await open({
    answers: {
      getGiftList: () => ({ gift: [gift(1, '小红花', price)], gold: [] }),
      sendGift: () => ({ status: 1, msg: '价格已变化，请重新确认', data: null }),
    },
  })
  await giftButton().click()
  await page.getByRole('radio', { name: /小红花/ }).click()
  price = 3
  await page.getByRole('button', { name: '赠送' }).click()
  await expect.element(page.getByText('3 金币', { exact: true })).toBeVisible()
  expect(callsOf('sendGift').map(({ body }) => body)).toMatchObject([{ gift_id: 1, price: 1 }])
})

it('shows the gifts that were sent and those received, and then the gifts to send again', async () => {
  const record = {
    id: 3,
    gift: gift(4, '足球', 50),
    count: 10,
    gold: 500,
    share: 250,
    peer: { uid: 9, nick_name: '小鹿', avatar: '' },
    created_at: 1_700_000_000,
  }
  await open({
    answers: {
      getGiftRecords: (request) => ({
        list: request['kind'] === 'received' ? [{ ...record, peer: { ...record.peer, nick_name: '阿强' } }] : [record],
        next: '',
      }),
    },
  })
  await giftButton().click()
  await page.getByRole('button', { name: '记录' }).click()
  const records = page.getByRole('dialog', { name: '礼物记录' })
  const rules = records.getByRole('link', { name: '礼物与背包规则' })
  await expect.element(rules).toHaveAttribute('href', '/mobile/package-rules')
  // Below a list that grows it would go on ahead of the reader.
  const first = records.getByRole('tablist').element()
  expect(rules.element().compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await expect.element(records.getByText('足球 ×10')).toBeVisible()
  await expect.element(records.getByText(/送给 小鹿/)).toBeVisible()
  await expect.element(records.getByText('500 金币', { exact: true })).toBeVisible()
  await records.getByRole('tab', { name: '收到的' }).click()
  await expect.element(records.getByText(/来自 阿强/)).toBeVisible()
  await expect.element(records.getByText('+250 金币')).toBeVisible()
  await records.getByRole('button', { name: '关闭' }).click()
  await expect.element(page.getByRole('radio', { name: /小红花/ })).toBeVisible()
})

it('leads to the tasks when the gold does not suffice', async () => {
  const { place } = await open({ answers: { getCommonConfig: () => config({ switch_topup: '0' }) } })
  await giftButton().click()
  await page.getByRole('radio', { name: /奖杯/ }).click()
  await page.getByText('×66', { exact: true }).click()
  await expect.element(page.getByText('金币不足')).toBeVisible()
  await page.getByRole('button', { name: '赚金币' }).click()
  await expect.poll(place).toContain('/task')
})

it('asks a guest to log in', async () => {
  const guest = await open({ member: false })
  await giftButton().click()
  expect(guest.store.getState().feedback.loginPrompt).toBe(true)
})

it('loads the gifts again after a failure', async () => {
  let fails = true
  await open({
    answers: { getGiftList: () => (fails ? { status: 1, msg: '服务器繁忙', data: null } : LISTS) },
  })
  await giftButton().click()
  await expect.element(page.getByText('服务器繁忙')).toBeVisible()
  fails = false
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByRole('radio', { name: /小红花/ })).toBeVisible()
})

it.each([
  ['0', '赚金币', '/task'],
  ['1', '充值', '/recharge'],
])('leads to where gold comes from, by the switch topup %s', async (topup, label, path) => {
  const { place } = await open({ answers: { getCommonConfig: () => config({ switch_topup: topup }) } })
  await giftButton().click()
  await page.getByRole('button', { name: label }).click()
  await expect.poll(place).toBe(path)
})
