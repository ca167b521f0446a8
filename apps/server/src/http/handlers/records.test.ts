import {
  bindMobile,
  checkin,
  clearLiveLog,
  endSession,
  getLiveLog,
  getLivePageData,
  getMyLog,
  login,
} from '@org/api-client/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiOf, newGuest, newMobile, registerPerson, smsCodeOf, solveCaptcha } from '../../../test/people'
import { bootServer } from '../../../test/boot'
import { shiftedClock } from '../../../test/shifted-clock'
import type { RunningServer } from '../../server'
import { sendSmsCode } from '../../services/auth/sms-codes'
import { seedDemoRooms } from '../../services/live/seed-demo-rooms'
import { deleteExpired } from '../../store/ops/expired'

const clock = shiftedClock()
let server: RunningServer
let anchors: number[]
beforeAll(async () => {
  server = await bootServer({ clock })
  await seedDemoRooms(server.context)
  const rows = await server.context.db.selectFrom('live_room').select('anchor_id').orderBy('anchor_id').execute()
  anchors = rows.map(({ anchor_id }) => anchor_id)
})
afterAll(() => server.stop())

it('lists the rooms that a member has opened, each once and the last one first, page by page, until it forgets them', async () => {
  const { api } = await registerPerson(server)
  const [first = 0, second = 0] = anchors
  for (const anchorid of [first, second, first]) {
    await api.call(getLivePageData, { anchorid })
    clock.skip(61_000)
  }
  const { list, total } = await api.call(getLiveLog, {})
  expect(list.map(({ id }) => id)).toEqual([first, second])
  expect(total).toBe(2)
  expect((await api.call(getLiveLog, { page: 2, size: 1 })).list.map(({ id }) => id)).toEqual([second])
  expect(await api.call(clearLiveLog, {})).toEqual({ count: 2 })
  expect(await api.call(getLiveLog, {})).toMatchObject({ list: [], total: 0 })
})

it('does not note what guests open', async () => {
  const { api } = await newGuest(server)
  const count = async () => (await server.context.db.selectFrom('live_log').select('anchor_id').execute()).length
  const before = await count()
  await api.call(getLivePageData, { anchorid: anchors[0] ?? 0 })
  expect(await count()).toBe(before)
})

it('tells a member its logins, changes of its security and awards, each in its list and language', async () => {
  const { api, uid, account, password } = await registerPerson(server)
  await apiOf(server).call(login, { account, pwd: password, mobile_model: 'Mi 14' } as never)
  const logins = await api.call(getMyLog, { kind: 'login', size: 1 })
  expect(logins.list).toMatchObject([{ title: '登录', text: 'Mi 14' }])
  expect((await api.call(getMyLog, { kind: 'login', size: 1, cursor: logins.next })).next).toBe('')

  const mobile = newMobile()
  const captcha = await solveCaptcha(server, 'sms')
  await sendSmsCode(server.context, { ...captcha, mobile, purpose: 'bind', network: '', lang: 'zh' })
  await api.call(bindMobile, { mobile, pwd: password, ...captcha, smscode: (await smsCodeOf(server, mobile)) ?? '' })
  await api.call(endSession, {})
  const security = await api.call(getMyLog, { kind: 'security' })
  expect(security.list.map(({ title }) => title)).toEqual(['退出其他设备', '绑定手机号'])

  await api.call(checkin, { recheckin: 0 })
  expect((await api.call(getMyLog, { kind: 'task' })).list).toMatchObject([{ title: '每日签到', text: '+50 金币' }])
  expect((await api.call(getMyLog, { kind: 'order' })).list).toEqual([])
  const portuguese = await api.call(getMyLog, { kind: 'task', lang: 'pt-br' } as never)
  expect(portuguese.list).toMatchObject([{ title: 'Check-in diário', text: '+50 ouro' }])

  await deleteExpired(server.context.db, Math.floor(clock.now() / 1_000) + 181 * 86_400)
  const { db } = server.context
  expect(await db.selectFrom('account_log').select('id').where('account_id', '=', uid).execute()).toEqual([])
})
