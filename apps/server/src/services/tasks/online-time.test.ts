import { addOnlineStage, getOnlineAward, getTaskInfo } from '@org/api-client/contract'
import { expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { loggedIn } from '../../../test/im-client'
import { registerPerson } from '../../../test/people'
import { shiftedClock } from '../../../test/shifted-clock'

const DAY = 86_400_000
/** A live client is heard at least this often. */
const PING = 10_000
const MINUTE = 60_000

/** A still clock at noon in Shanghai. */
const noonClock = () => {
  const clock = shiftedClock({ isStill: true })
  clock.skip(DAY - ((clock.now() + 8 * 3_600_000) % DAY) + DAY / 2)
  return clock
}

it('counts the time in which a member has a connection to chat, and none of that between', async () => {
  const clock = noonClock()
  const server = await bootForTest({ clock, rateLimits: false })
  const fan = await registerPerson(server)
  const rows = server.context.db.selectFrom('online_time').select('counted_to').where('account_id', '=', fan.uid)
  const isStored = async () => clock.now() / 1_000 - ((await rows.executeTakeFirst())?.counted_to ?? 0) < 61
  /** Each minute is stored before the next one begins, as the time of the test is faster than the store. */
  const online = async (minutes: number) => {
    const chat = await loggedIn(server, { userID: String(fan.uid) })
    for (let passed = 0; passed < minutes * MINUTE; passed += PING) {
      clock.skip(PING)
      await chat.request('keepAlive', {})
      await expect.poll(async () => passed < MINUTE || (await isStored())).toBe(true)
    }
    chat.socket.close()
    await chat.closed
  }
  const stage = async () => (await fan.api.call(getTaskInfo, {})).tasks.online?.stage
  await online(17)
  clock.skip(40 * MINUTE)
  expect(await stage()).toBe(0)
  expect(await fan.api.call(addOnlineStage, {})).toEqual({ stage: 0, stage_max: 5, received: 0 })
  await online(17)
  await expect.poll(stage).toBe(1)
  expect(await fan.api.call(getOnlineAward, { amount: 1 })).toEqual({ award: 20, gold: 20 })
  await expect(fan.api.call(getOnlineAward, { amount: 1 })).rejects.toMatchObject({ status: 8 })
  // Longer than a signature is valid.
  for (let times = 0; times < 3; times += 1) await online(45)
  await expect.poll(stage).toBe(5)
  expect(await fan.api.call(getOnlineAward, { amount: 4 })).toEqual({ award: 80, gold: 100 })
  await expect(fan.api.call(getOnlineAward, { amount: 1 })).rejects.toMatchObject({ status: 8 })
})
