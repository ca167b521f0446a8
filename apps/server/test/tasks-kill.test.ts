import { API_STATUS, getAppFirstLoginAward, getInviteFriendAward } from '@org/api-client/contract'
import { TASKS } from '@org/domain'
import { expect, it, onTestFinished } from 'vitest'
import { ONCE, reachStage } from '../src/store/money/tasks'
import { createDatabase } from './boot'
import { killedServer } from './killed-server'

const IS_DEEP = process.env['TIER'] === 'deep'
const MEMBERS = IS_DEEP ? 40 : 4
const FRIENDS = IS_DEEP ? 10 : 3
/** After so many answers the server is killed. */
const KILLS = IS_DEEP ? [40, 150, 300] : [8]

it('members who claim in two tabs, retry and lose their line get each award once, and the ledger balances', async () => {
  const { url, drop } = await createDatabase()
  onTestFinished(drop)
  const { db, kills, newMember, answerTo, purses, booked } = await killedServer(url, KILLS)

  const uids: number[] = []
  for (let nth = 0; nth < MEMBERS; nth += 1) {
    const uid = await newMember(`fan${nth}`)
    await db.transaction().execute((trx) => reachStage(trx, uid, { task: 'inviteFriend', day: ONCE, stage: FRIENDS }))
    uids.push(uid)
  }

  /** Claims until the server says that nothing is left. */
  const tab = async (uid: number, name: string) => {
    for (const isInvite of [false, true])
      for (let nth = 0, isDone = false; !isDone; nth += 1) {
        const key = { requestKey: `${uid} ${name} ${nth}` }
        try {
          await answerTo(uid, async (call) => {
            if (isInvite) await call(getInviteFriendAward, { amount: 1 }, key)
            else await call(getAppFirstLoginAward, {}, key)
          })
        } catch (error) {
          if ((error as { status?: number }).status !== API_STATUS.alreadyDone) throw error
          isDone = true
        }
      }
  }
  await Promise.all(uids.flatMap((uid) => [tab(uid, 'one'), tab(uid, 'two')]))

  expect(kills).toEqual([])
  const goldOf = await purses()
  const each = TASKS.appFirstLogin.gold + FRIENDS * TASKS.inviteFriend.gold
  expect(uids.map((uid) => goldOf.get(`user:${uid}`))).toEqual(uids.map(() => each))
  expect([...(await booked()).values()].reduce((all, sum) => all + sum, 0)).toBe(0)
  const rows = await db.selectFrom('task_progress').select(['stage', 'received']).execute()
  expect(rows.filter(({ stage, received }) => stage !== received)).toEqual([])
  expect(rows).toHaveLength(2 * MEMBERS)
})
