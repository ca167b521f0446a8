import { commands, messageKey, type CommandName } from '@org/im-sdk/protocol'
import { expect, it } from 'vitest'
import { systemClock } from '../src/adapters/system-clock'
import { loadConfig } from '../src/config/config'
import type { RunningServer } from '../src/server'
import { openHeld } from './held-database'
import { loggedIn, newMember, text } from './im-client'
import { startProcess } from './process'

it('requests whose process is killed between commit and reply are as if asked once', async () => {
  const { db, proxy, dataDir, env } = await openHeld()
  let running = startProcess(env)
  /** As far as a client needs it. */
  const context = { config: loadConfig({}, { dataDir }), clock: systemClock, db }
  const serverAt = (url: string) => ({ url, context }) as unknown as RunningServer
  const server = serverAt(await running.url)
  const [ann, bob, cyd] = [await newMember(server), await newMember(server), await newMember(server)]
  const device = { userID: ann, instanceID: 'phone' }
  const before = await loggedIn(server, device)
  const earlier = text('a goal')
  const { sequence, time } = await before.request('sendC2CMessage', { toAccount: bob, ...earlier })
  const { groupID } = await before.request('createGroup', { type: 'Public', name: 'fans' })

  const key = messageKey({ sequence, time, random: earlier.random })
  const elements = text('two goals').msgBody
  const requests: readonly (readonly [CommandName, object, write: string])[] = [
    ['createGroup', { type: 'Public', name: 'more fans' }, KEPT],
    ['addGroupMember', { groupID, userIDList: [bob] }, KEPT],
    ['modifyC2CMessage', { peerAccount: bob, messageKey: key, version: 0, elements }, KEPT],
    ['addFriend', { toAccount: bob, addSource: 'AddSource_Type_Web' }, KEPT],
    ['sendC2CMessage', { toAccount: cyd, ...text('hello') }, SENT],
  ]
  const ask = (client: typeof before, name: CommandName, body: object): Promise<{ errorCode: number }> =>
    client.ask(commands[name].wire, body, { reqkey: 'k1' })
  const lost = []
  for (const [name, body, write] of requests) {
    const isCommitted = proxy.holdAt(write)
    lost.push(ask(before, name, body))
    await isCommitted
  }
  running.child.kill('SIGKILL')
  await running.ended
  for (const answer of await Promise.allSettled(lost)) expect(answer.status).toBe('rejected')

  running = startProcess(env)
  const after = await loggedIn(serverAt(await running.url), device)
  for (const [name, body] of requests) {
    const first = await ask(after, name, body)
    expect(first.errorCode, name).toBe(0)
    expect(await ask(after, name, body), name).toEqual(first)
  }
  expect((await after.request('getJoinedGroupList', { memberAccount: ann })).totalCount).toBe(2)
  const { messageList: tips } = await after.request('roamGroupMessages', { groupID, count: 20 })
  expect(tips.filter(({ msgBody }) => JSON.stringify(msgBody).includes(`["${bob}"]`))).toHaveLength(1)
  const modified = await after.request('roamC2CMessages', { peerAccount: bob, count: 20 })
  expect(modified.messageList).toMatchObject([{ version: 1 }])
  expect((await after.request('roamC2CMessages', { peerAccount: cyd, count: 20 })).messageList).toHaveLength(1)
  const { applicationItem, currentSequence } = await after.request('getFriendApplications', {})
  expect([applicationItem.map(({ userID }) => userID), currentSequence]).toEqual([[bob], 1])
})

/** The reply of a keyed command, which is stored with the change. */
const KEPT = '"request_answer"'
const SENT = 'append_batch'
