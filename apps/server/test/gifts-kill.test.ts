// @module-tag deep
import { sendGift } from '@org/api-client/contract'
import { expect, it } from 'vitest'
import { openRoom } from '../src/services/live/open-room'
import { COMBO_SECONDS } from '../src/services/live/wire-gift'
import { saveAnchor } from '../src/store/live/anchors'
import { insertCategory } from '../src/store/live/categories'
import { updateRoom } from '../src/store/live/rooms'
import { post } from '../src/store/money/ledger'
import { killedServer } from './killed-server'
import { ownPostgres } from './own-postgres'

const FANS = 40
/** `GIFTS=10000` sends as many in all. */
const GIFTS = Number(process.env['GIFTS'] ?? 800)
/** That many a fan sends from each of two tabs. */
const BY_TAB = Math.ceil(GIFTS / FANS / 2)
const ALL = FANS * 2 * BY_TAB
/** Ends what hangs. */
const TIMEOUT = 300_000 + ALL * 60
const BALL = { gift_id: 4, price: 50 }
const EACH = 2 * BY_TAB * BALL.price
/** After so many answers the server is killed. */
const FIRST_KILL = 100
const KILL_EACH = Math.max(250, ALL / 10)
const KILLS = Array.from(
  { length: Math.ceil((ALL - FIRST_KILL) / KILL_EACH) },
  (_, nth) => FIRST_KILL + Math.round(nth * KILL_EACH),
)

it(
  'fans who send from two tabs, retry and lose their line pay each gift once, and every combo is right',
  async () => {
    const { url } = await ownPostgres()
    const { db, kills, newMember, answerTo, purses, booked } = await killedServer(url, KILLS)
    const anchor = await newMember('anchor')
    await insertCategory(db, { id: 1, sport_id: 1, name_zh: '足球', name_pt: 'Futebol' })
    await saveAnchor(db, anchor, {})
    await openRoom(db, { id: anchor, nick_name: 'anchor', avatar: '' }, { category_id: 1, title_zh: '直播' }, 1)
    await updateRoom(db, anchor, { start_time: 1 })
    const fans: number[] = []
    for (let nth = 0; nth < FANS; nth += 1) fans.push(await newMember(`fan${nth}`))
    const transfers = fans.map(
      (uid) => ({ asset: 'gold', from: 'system:test', to: `user:${uid}`, amount: EACH }) as const,
    )
    await db.transaction().execute((trx) => post(trx, { idempotencyKey: 'all', kind: 'test', now: 1, transfers }))

    const gift = { liveid: anchor, gift_id: BALL.gift_id, count: 1 }
    const tab = async (uid: number, name: string) => {
      for (let nth = 0; nth < BY_TAB; nth += 1)
        await answerTo(uid, (call) => call(sendGift, gift, { requestKey: `${uid} ${name} ${nth}` }))
    }
    await Promise.all(fans.flatMap((uid) => [tab(uid, 'one'), tab(uid, 'two')]))

    expect(kills).toEqual([])
    const goldOf = await purses()
    expect(fans.map((uid) => goldOf.get(`user:${uid}`))).toEqual(fans.map(() => 0))
    expect(goldOf.get(`user:${anchor}`)).toBe((FANS * EACH) / 2)
    const sums = await booked()
    expect([...sums.values()].reduce((all, sum) => all + sum, 0)).toBe(0)
    expect(sums.get('system:gifts')).toBe((FANS * EACH) / 2)
    const records = await db.selectFrom('gift_record').selectAll().orderBy('id').execute()
    expect(records).toHaveLength(ALL)
    for (const uid of fans) {
      const own = records.filter(({ sender_id }) => sender_id === uid)
      const right = own.map(({ created_at }, at) => {
        const before = own[at - 1]
        return before !== undefined && created_at - before.created_at <= COMBO_SECONDS ? before.combo + 1 : 1
      })
      expect(own.map(({ combo }) => combo)).toEqual(right)
    }
  },
  TIMEOUT,
)
