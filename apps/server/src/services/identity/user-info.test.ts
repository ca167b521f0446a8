import { getUserInfo } from '@org/api-client/contract'
import { TASKS } from '@org/domain'
import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { registerPerson } from '../../../test/people'
import { insertCategory } from '../../store/live/categories'
import { updateRoom } from '../../store/live/rooms'
import { post, type Owner } from '../../store/money/ledger'
import type { Database } from '../../store/schema'
import { openRoom } from '../live/open-room'

it('returns balances, all diamonds ever received, fans, level and VIP from the ledger and the account', async () => {
  const server = await bootForTest()
  const { api, uid } = await registerPerson(server)
  const member: Owner = `user:${uid}`
  const transfer = (from: Owner, to: Owner, amount: number) => ({ asset: 'diamond', from, to, amount }) as const
  const { db } = server.context
  const book = (key: string, transfers: Parameters<typeof post>[1]['transfers']) =>
    db.transaction().execute((trx) => post(trx, { idempotencyKey: key, kind: 'test', now: 1, transfers }))
  await book('a', [transfer('system:test', member, 30), { asset: 'gold', from: 'system:test', to: member, amount: 7 }])
  await book('b', [transfer(member, 'system:test', 10)])
  await book('c', [transfer('system:test', member, 5)])
  const facts = { fans_count: 12, attent_count: 3, user_level: 9, vip_level: 2, vip_date: 2_000_000_000 }
  await db.updateTable('account').set(facts).where('id', '=', uid).execute()
  expect(await api.call(getUserInfo, {})).toMatchObject({ ...facts, diamond: 25, diamond_total: 35, gold: 7 })
})

it('says which mobile the member has bound, and whether there is a password', async () => {
  const server = await bootForTest()
  const { api, uid } = await registerPerson(server)
  expect(await api.call(getUserInfo, {})).toMatchObject({ has_mobile: 0, mobile: '', has_password: 1 })
  await server.context.db
    .updateTable('account')
    .set({ mobile: '13800138000', password_hash: null })
    .where('id', '=', uid)
    .execute()
  expect(await api.call(getUserInfo, {})).toMatchObject({ has_mobile: 1, mobile: '138****8000', has_password: 0 })
})

it('says who invited the member, and whether the member is a master', async () => {
  const server = await bootForTest()
  const [{ api, uid }, friend] = [await registerPerson(server), await registerPerson(server)]
  expect(await api.call(getUserInfo, {})).toMatchObject({ agentid: 0, is_youliao: 0, has_account_name: 1 })
  const facts = { invited_by: friend.uid, is_master: true }
  await server.context.db.updateTable('account').set(facts).where('id', '=', uid).execute()
  expect(await api.call(getUserInfo, {})).toMatchObject({ agentid: friend.uid, is_youliao: 1 })
})

it('says what the member gave and got for gifts, shows and manages, and what invitations brought', async () => {
  const server = await bootForTest()
  const [{ api, uid }, other] = [await registerPerson(server), await registerPerson(server)]
  const friends = [other.uid, (await registerPerson(server)).uid]
  const { db } = server.context
  const record = { gift_id: 1, count: 1, combo: 1, gold: 100, share: 60, created_at: 1 }
  await db
    .insertInto('gift_record')
    .values([
      { ...record, sender_id: uid, anchor_id: other.uid, from_bag: false },
      { ...record, sender_id: uid, anchor_id: other.uid, from_bag: true },
      { ...record, sender_id: other.uid, anchor_id: uid, from_bag: false },
    ])
    .execute()
  const moment = { account_id: uid, text: 'a', created_at: 1 }
  await db
    .insertInto('moment')
    .values([
      { ...moment, is_on: true },
      { ...moment, is_on: false },
    ])
    .execute()
  await db.updateTable('account').set({ invited_by: uid }).where('id', 'in', friends).execute()
  await reachInvites(db, uid)
  expect(await api.call(getUserInfo, {})).toMatchObject({
    gift_spend: 100,
    anchor_point: 60,
    moment_count: 1,
    is_anchor_admin: 0,
    invite: { profit: TASKS.inviteFriend.gold, total_profit: 2 * TASKS.inviteFriend.gold },
  })
})

it('says how the room of an anchor is placed, how many came to the shows, and whether the account is customer service', async () => {
  const server = await bootForTest()
  const { api, uid } = await registerPerson(server)
  expect(await api.call(getUserInfo, {})).toMatchObject({ rec_weight: 0, visitor_count: 0, is_operate: 0 })
  const { db } = server.context
  await insertCategory(db, { id: 1, sport_id: 1, name_zh: '足球', name_pt: 'Futebol' })
  await openRoom(db, { id: uid, nick_name: 'anchor', avatar: '' }, { category_id: 1, title_zh: '直播' }, 1)
  await updateRoom(db, uid, { priority: 7 })
  const show = { anchor_id: uid, seen_at: 1 }
  await db
    .insertInto('live_show')
    .values([
      { ...show, started_at: 1, ended_at: 2, viewers: 30 },
      { ...show, started_at: 3, ended_at: 4, viewers: 12 },
      { ...show, started_at: 5, ended_at: null },
    ])
    .execute()
  await db.updateTable('account').set({ is_service: true }).where('id', '=', uid).execute()
  expect(await api.call(getUserInfo, {})).toMatchObject({ rec_weight: 7, visitor_count: 42, is_operate: 1 })
})

/** As after two awards for friends. */
const reachInvites = (db: Kysely<Database>, uid: number) =>
  db
    .insertInto('task_progress')
    .values({ account_id: uid, task: 'inviteFriend', day: '', stage: 2, received: 1 })
    .execute()
