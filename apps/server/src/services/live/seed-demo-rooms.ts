import { SPORT } from '@org/domain'
import type { Kysely } from 'kysely'
import { seedDemoGroups } from '../chat/seed-demo-groups'
import type { Context } from '../context'
import { seconds } from '../../ports/clock'
import { type Account, createAccount, findAccountByName } from '../../store/identity/accounts'
import { inTransaction } from '../../store/database/in-transaction'
import { saveAnchor } from '../../store/live/anchors'
import { insertCategory } from '../../store/live/categories'
import { findRoom } from '../../store/live/rooms'
import { insertStreams } from '../../store/live/streams'
import type { Database } from '../../store/schema'
import { DEMO_ANCHORS, DEMO_CATEGORIES, type DemoAnchor } from './demo-anchors'
import { demoStreams } from './demo-streams'
import { openRoom } from './open-room'

/** Creates missing demonstration data. Existing data may have been changed by an operator and stays. */
export const seedDemoRooms = async ({ db, clock }: Context): Promise<void> => {
  const now = seconds(clock)
  for (const [position, { id, sport, zh, pt }] of DEMO_CATEGORIES.entries())
    await insertCategory(db, { id, sport_id: sport, name_zh: zh, name_pt: pt, position })
  const anchors: number[] = []
  for (const [place, demo] of DEMO_ANCHORS.entries())
    await inTransaction(db, async (trx) => {
      const account = await accountOf(trx, demo, place, now)
      if ((await findRoom(trx, now, account.id)) === null) await makeRoom(trx, account, demo, now)
      anchors.push(account.id)
    })
  await seedDemoGroups(db, anchors, now)
}

const accountOf = async (db: Kysely<Database>, demo: DemoAnchor, place: number, now: number): Promise<Account> => {
  const account =
    (await findAccountByName(db, demo.account)) ??
    (await createAccount(db, {
      account: demo.account,
      passwordHash: null,
      nickName: demo.nickName,
      avatar: `/media/avatar/${place}.webp`,
      inviteCode: `ANCHOR${String(place + 1).padStart(2, '0')}`,
      now,
    }))
  if (account === null) throw new Error(`The account of ${demo.account} could neither be made nor found.`)
  return account
}

const makeRoom = async (db: Kysely<Database>, account: Account, demo: DemoAnchor, now: number): Promise<void> => {
  await saveAnchor(db, account.id, {
    anchor_level: demo.level,
    fans_count: demo.fans,
    nick_name_pt: demo.nickNamePt,
    signature: demo.signature,
    signature_pt: demo.signaturePt,
  })
  const { category: category_id, titleZh: title_zh, titlePt: title_pt, heat } = demo
  await openRoom(db, account, { category_id, title_zh, title_pt, heat, follows_matches: true }, now)
  const sport = DEMO_CATEGORIES.find(({ id }) => id === category_id)?.sport ?? SPORT.football
  await insertStreams(db, demoStreams(account.id, sport))
}
