import {
  addOnlineStage,
  addSendCommentStage,
  addShareMessageStage,
  addWatchLiveStage,
  getAppFirstLoginAward,
  getInviteFriendAward,
  getOnlineAward,
  getSendCommentAward,
  getSendFirstGiftAward,
  getShareMessageAward,
  getTaskInfo,
  getWatchLiveAward,
  sendGift,
  updateVideoWatchTime,
} from '@org/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, text } from '../../../test/im-client'
import { newLiveRoom } from '../../../test/live-room'
import { apiOf, registerPerson, type Person } from '../../../test/people'
import { type SteppedClock, steppedClock } from '../../../test/stepped-clock'
import type { RunningServer } from '../../server'
import { updateRoom } from '../../store/live/rooms'

const HOUR = 3_600_000
let clock: SteppedClock
let server: RunningServer
beforeAll(async () => {
  // 22:00 in Shanghai, 11:00 in São Paulo.
  clock = steppedClock('2026-06-14T14:00:00Z')
  server = await bootServer({ clock, rateLimits: false })
})
afterAll(() => server.stop())

it('pays the first login once, also to two tabs at once', async () => {
  const { api, uid, token } = await registerPerson(server)
  const tabs = [apiOf(server, { uid, token }), apiOf(server, { uid, token })]
  const claims = await Promise.allSettled(tabs.map((tab) => tab.call(getAppFirstLoginAward, {})))
  expect(claims.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(api.call(getAppFirstLoginAward, {})).rejects.toMatchObject({ status: 8 })
  const info = await api.call(getTaskInfo, {})
  expect(info).toMatchObject({ gold: 500, tasks: { appFirstLogin: { stage: 1, received: 1 } } })
})

it('pays each registered friend once, and no more than there are', async () => {
  const { api, uid } = await registerPerson(server)
  const invite = async () => {
    const friend = await registerPerson(server)
    await server.context.db.updateTable('account').set({ invited_by: uid }).where('id', '=', friend.uid).execute()
  }
  await expect(api.call(getInviteFriendAward, { amount: 1 })).rejects.toMatchObject({ status: 8 })
  await invite()
  await invite()
  await expect(api.call(getInviteFriendAward, { amount: 3 })).rejects.toMatchObject({ status: 8 })
  expect(await api.call(getInviteFriendAward, { amount: 2 })).toEqual({ award: 400, gold: 400 })
  await expect(api.call(getInviteFriendAward, { amount: 1 })).rejects.toMatchObject({ status: 8 })
  await invite()
  expect(await api.call(getInviteFriendAward, { amount: 1 })).toEqual({ award: 200, gold: 600 })
})

const taskOf = async (
  { api }: Person,
  key: 'sendComment' | 'watchLive' | 'online' | 'shareMessage' | 'sendFirstGift',
) => (await api.call(getTaskInfo, {})).tasks[key]

describe('a stage of the day', () => {
  it('is a comment that is stored in a live room, at most ten, and no call asserts one', async () => {
    const fan = await registerPerson(server)
    const { groupID } = await newLiveRoom(server)
    expect(await fan.api.call(addSendCommentStage, {})).toEqual({ stage: 0, stage_max: 10, received: 0 })
    await expect(fan.api.call(getSendCommentAward, { amount: 1 })).rejects.toMatchObject({ status: 8 })
    const chat = await loggedIn(server, { userID: String(fan.uid) })
    await chat.request('joinGroup', { groupID })
    const comment = (words: string) => chat.request('sendGroupMessage', { groupID, ...text(words) })
    for (let n = 1; n <= 3; n += 1) expect((await comment(`gol ${n}`)).errorCode).toBe(0)
    expect(await fan.api.call(addSendCommentStage, {})).toEqual({ stage: 3, stage_max: 10, received: 0 })
    expect(await fan.api.call(getSendCommentAward, { amount: 2 })).toEqual({ award: 20, gold: 20 })
    await expect(fan.api.call(getSendCommentAward, { amount: 2 })).rejects.toMatchObject({ status: 8 })
    for (let n = 4; n <= 12; n += 1) {
      clock.advance(1_000)
      expect((await comment(`gol ${n}`)).errorCode).toBe(0)
    }
    // Without a call that asks, too.
    expect(await fan.api.call(getSendCommentAward, { amount: 8 })).toEqual({ award: 80, gold: 100 })
    expect(await taskOf(fan, 'sendComment')).toMatchObject({ stage: 10, stage_max: 10, received: 10 })
    await expect(fan.api.call(getSendCommentAward, { amount: 1 })).rejects.toMatchObject({ status: 8 })
  })

  it('is a share, at most five and 30 s apart', async () => {
    const fan = await registerPerson(server)
    const share = async () => (await fan.api.call(addShareMessageStage, {})).stage
    expect(await Promise.all([share(), share()])).toEqual([1, 1])
    clock.advance(29_000)
    expect(await share()).toBe(1)
    const stages: number[] = []
    for (let n = 0; n < 6; n += 1) {
      clock.advance(30_000)
      stages.push(await share())
    }
    expect(stages).toEqual([2, 3, 4, 5, 5, 5])
    expect(await fan.api.call(getShareMessageAward, { amount: 5 })).toEqual({ award: 100, gold: 100 })
    await expect(fan.api.call(getShareMessageAward, { amount: 1 })).rejects.toMatchObject({ status: 8 })
  })

  it('is the first gift, once', async () => {
    const fan = await registerPerson(server)
    await expect(fan.api.call(getSendFirstGiftAward, {})).rejects.toMatchObject({ status: 8 })
    await fan.api.call(getAppFirstLoginAward, {})
    const room = await newLiveRoom(server)
    await updateRoom(server.context.db, room.id, { start_time: 1 })
    await fan.api.call(sendGift, { liveid: room.id, gift_id: 1, count: 1 })
    await fan.api.call(sendGift, { liveid: room.id, gift_id: 1, count: 1 })
    expect(await fan.api.call(getSendFirstGiftAward, {})).toEqual({ award: 100, gold: 598 })
    await expect(fan.api.call(getSendFirstGiftAward, {})).rejects.toMatchObject({ status: 8 })
  })

  it('ends with the day in Shanghai, at 13:00 of the same day for a member in São Paulo', async () => {
    clock.advance(Date.parse('2026-06-15T14:00:00Z') - clock.now())
    const fan = await registerPerson(server)
    const watch = async (seconds: number) => {
      clock.advance(seconds * 1_000)
      await fan.api.call(updateVideoWatchTime, { watch_seconds: seconds })
    }
    await watch(60)
    await watch(1_800)
    expect(await fan.api.call(addWatchLiveStage, {})).toEqual({ stage: 1, stage_max: 4, received: 0 })
    await watch(1_800)
    expect(await fan.api.call(getWatchLiveAward, { amount: 1 })).toEqual({ award: 30, gold: 30 })
    expect(await taskOf(fan, 'watchLive')).toMatchObject({ stage: 2, received: 1 })
    clock.advance(Date.parse('2026-06-15T15:59:59Z') - clock.now())
    expect(await taskOf(fan, 'watchLive')).toMatchObject({ stage: 2, received: 1 })
    clock.advance(1_000)
    expect(await taskOf(fan, 'watchLive')).toMatchObject({ stage: 0, received: 0 })
    await expect(fan.api.call(getWatchLiveAward, { amount: 1 })).rejects.toMatchObject({ status: 8 })
    await watch(60)
    await watch(1_800)
    expect(await fan.api.call(getWatchLiveAward, { amount: 1 })).toEqual({ award: 30, gold: 60 })
    clock.advance(-HOUR)
    // A clock that goes back shows the earlier day again, and pays only what was not paid.
    expect(await fan.api.call(getWatchLiveAward, { amount: 1 })).toEqual({ award: 30, gold: 90 })
    await expect(fan.api.call(getWatchLiveAward, { amount: 1 })).rejects.toMatchObject({ status: 8 })
  })

  it('is no time online without a connection to chat', async () => {
    const { api } = await registerPerson(server)
    expect(await api.call(addOnlineStage, {})).toEqual({ stage: 0, stage_max: 5, received: 0 })
    await expect(api.call(getOnlineAward, { amount: 1 })).rejects.toMatchObject({ status: 8 })
  })
})
