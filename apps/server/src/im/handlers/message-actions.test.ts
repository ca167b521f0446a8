import { ERRORS, messageKey, type StoredMessage } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, text, type ImClient } from '../../../test/im-client'
import { shiftedClock } from '../../../test/shifted-clock'
import { changeAppConfig } from '../../commands/change-app-config'
import { TranslatorUnavailableError } from '../../ports/translator'
import type { RunningServer } from '../../server'
import { restrict } from '../../services/moderation/restrict'
import { userTopic } from '../../ports/topics'
import { addMember, ensureGroup } from '../../store/im/groups'
import { operatorAt } from '../../../test/operator-at'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock, rateLimits: false })
})
afterAll(() => server.stop())

let made = 0
/** A group whose first member is its owner, and the second an admin. */
const crew = async (type: 'Public' | 'AVChatRoom', ...members: readonly ImClient[]) => {
  const groupID = `actions${(made += 1)}`
  const { db } = server.context
  await ensureGroup(db, { groupID, type, name: groupID, ownerID: members[0]?.userID ?? '1' })
  const roles = ['Owner', 'Admin'] as const
  if (type === 'Public')
    for (const [index, { userID }] of members.entries()) {
      await addMember(db, { groupID, userID, role: roles[index] ?? 'Member', now: 1 })
      server.context.bus.publish(userTopic(userID), { kind: 'membership', groupID, isMember: true })
    }
  return groupID
}

/** As if the user had sent all messages ten minutes earlier. */
const age = ({ userID }: ImClient) =>
  server.context.db
    .updateTable('message')
    .set((row) => ({ time: row('time', '-', 600) }))
    .where('sender', '=', userID)
    .execute()

const say = async (from: ImClient, to: ImClient, words: string) => {
  const sent = text(words)
  const { sequence, time } = await from.request('sendC2CMessage', { toAccount: to.userID, ...sent })
  return { sequence, key: messageKey({ sequence, time, random: sent.random }) }
}

const sayIn = async (from: ImClient, groupID: string, words: string): Promise<number> =>
  (await from.request('sendGroupMessage', { groupID, ...text(words) })).sequence

const wordsOf = ({ msgBody }: StoredMessage) => msgBody[0]?.msgContent['text']

const listed = async (client: ImClient, peer: ImClient) =>
  (await client.request('getConversationList', {})).conversations.find(({ toAccount }) => toAccount === peer.userID)

const fails = ERRORS.MESSAGE_REVOKE_FAIL.code
const denied = ERRORS.GROUP_PERMISSION_DENY.code

describe('a revocation of a one-to-one message', () => {
  it('deletes its content for both, is pushed with its present state, and lowers the unread count', async () => {
    const [alice, bob] = [await loggedIn(server), await loggedIn(server)]
    await say(alice, bob, 'stays')
    const { sequence, key } = await say(alice, bob, 'goes')
    expect(await listed(bob, alice)).toMatchObject({ unreadCount: 2 })
    const reply = await alice.request('revokeC2CMessage', { peerAccount: bob.userID, messageKey: key })
    const state = { sequence, revoker: alice.userID, msgBody: [{ msgType: 'TIMTextElem' }], cloudCustomData: '' }
    expect(reply).toMatchObject({ recallRetList: [{ sequence, retCode: 0 }], messageList: [state] })
    expect((await bob.next('pushMessageChanges')).messageList).toMatchObject([state])
    expect(await listed(bob, alice)).toMatchObject({ unreadCount: 1, lastMessage: state })
    const { messageList } = await bob.request('roamC2CMessages', { peerAccount: alice.userID, count: 15 })
    expect(messageList.map(wordsOf)).toEqual(['stays', undefined])
    expect(JSON.stringify(messageList)).not.toContain('goes')
    const again = await alice.request('revokeC2CMessage', { peerAccount: bob.userID, messageKey: key })
    expect(again.recallRetList).toEqual([{ sequence, retCode: 0 }])
  })

  it('is told to a device that sends the message again, as it may have missed the change, before the reply', async () => {
    const [alice, bob] = [await loggedIn(server), await loggedIn(server)]
    const [goes, hidden, stays] = ['goes', 'hidden', 'stays'].map((words) => ({
      toAccount: bob.userID,
      ...text(words),
    }))
    const first = await alice.request('sendC2CMessage', goes!)
    const second = await alice.request('sendC2CMessage', hidden!)
    await alice.request('sendC2CMessage', stays!)
    await alice.request('revokeC2CMessage', {
      peerAccount: bob.userID,
      messageKey: messageKey({ ...first, random: goes!.random }),
    })
    await alice.request('deleteC2CMessages', {
      peerAccount: bob.userID,
      messageKeyList: [messageKey({ ...second, random: hidden!.random })],
    })
    const again: number[] = []
    for (const message of [goes!, hidden!, stays!])
      again.push((await alice.request('sendC2CMessage', message)).sequence)
    expect(again).toEqual([1, 2, 3])
    expect(alice.pushes('pushMessageChanges')).toMatchObject([
      { messageList: [], deletedList: [{ toAccount: bob.userID, sequenceList: [2] }] },
      { messageList: [{ sequence: 1, revoker: alice.userID }], deletedList: [] },
      { messageList: [], deletedList: [{ toAccount: bob.userID, sequenceList: [2] }] },
    ])
  })

  it('is refused after the time of the app, for messages of the peer, and for a key of another message', async () => {
    const [alice, bob] = [await loggedIn(server), await loggedIn(server)]
    const mine = await say(alice, bob, 'mine')
    const theirs = await say(bob, alice, 'theirs')
    const codeOf = async (key: string) =>
      (await alice.request('revokeC2CMessage', { peerAccount: bob.userID, messageKey: key })).recallRetList[0]?.retCode
    expect(await codeOf(theirs.key)).toBe(denied)
    expect(await codeOf(`${mine.sequence}_7_7`)).toBe(fails)
    await age(alice)
    expect(await codeOf(mine.key)).toBe(fails)
    await changeAppConfig(server.context.db, ['set', 'revoke_seconds', '900'], operatorAt())
    clock.skip(5_100)
    await alice.next('pushCloudConfig')
    expect(await codeOf(mine.key)).toBe(0)
    await changeAppConfig(server.context.db, ['unset', 'revoke_seconds'], operatorAt())
  })
})

describe('revocations in a group', () => {
  it('are those of own messages, and for managers those of members below them, each with its result', async () => {
    const [owner, admin, one, two] = await Promise.all([1, 2, 3, 4].map(() => loggedIn(server)))
    const groupID = await crew('Public', owner!, admin!, one!, two!)
    const sequences: number[] = []
    for (const from of [owner!, one!, two!]) sequences.push(await sayIn(from, groupID, 'hello'))
    const revoke = async (by: ImClient) =>
      (await by.request('revokeGroupMessages', { groupID, msgSeqList: sequences })).recallRetList.map(
        ({ retCode }) => retCode,
      )
    expect(await revoke(one!)).toEqual([denied, 0, denied])
    await age(two!)
    expect(await revoke(admin!)).toEqual([denied, 0, 0])
    expect(await revoke(owner!)).toEqual([0, 0, 0])
    const { revokedList } = await two!.request('getGroupNotify', { groupID })
    expect(revokedList.toSorted((a, b) => a.sequence - b.sequence)).toMatchObject([
      { sequence: sequences[0], revoker: owner!.userID },
      { sequence: sequences[1], revoker: one!.userID },
      { sequence: sequences[2], revoker: admin!.userID },
    ])
    const { time } = revokedList[0]!
    const seenWith = async (period: object) =>
      (await two!.request('getGroupNotify', { groupID, ...period })).revokedList.length
    expect([await seenWith({ limit: 2 }), await seenWith({ beginTime: time + 1, endTime: time + 9 })]).toEqual([2, 0])
  })

  it('reach the listeners of a chat room, and who enters it later', async () => {
    const [anchor, fan] = [await loggedIn(server), await loggedIn(server)]
    const groupID = await crew('AVChatRoom', anchor)
    for (const client of [anchor, fan]) await client.request('joinGroup', { groupID })
    const sequence = await sayIn(fan, groupID, 'rude')
    await anchor.request('revokeGroupMessages', { groupID, msgSeqList: [sequence] })
    expect((await fan.next('pushMessageChanges')).messageList).toMatchObject([{ sequence, revoker: anchor.userID }])
    const late = await loggedIn(server)
    const { messageList } = await late.request('joinGroup', { groupID, historyMessageFlag: 1 })
    expect(messageList).toMatchObject([{ sequence, revoker: anchor.userID }])
    expect(JSON.stringify(messageList)).not.toContain('rude')
  })
})

describe('a modification', () => {
  it('is stored for its version only, pushed to the others, and listed with what the message was', async () => {
    const [owner, admin, one] = await Promise.all([1, 2, 3].map(() => loggedIn(server)))
    const groupID = await crew('Public', owner!, admin!, one!)
    const sequence = await sayIn(one!, groupID, 'first')
    const change = (by: ImClient, words: string, version: number) =>
      by.request('modifyGroupMessage', {
        groupID,
        sequence,
        version,
        elements: text(words).msgBody,
        cloudCustomData: words,
      })
    expect(await change(one!, 'second', 0)).toMatchObject({
      messageVersion: 1,
      elements: text('second').msgBody,
      cloudCustomData: 'second',
    })
    expect((await admin!.next('pushMessageChanges')).messageList).toMatchObject([
      { sequence, version: 1, msgBody: text('second').msgBody },
    ])
    expect((await change(admin!, 'late', 0)).errorCode).toBe(ERRORS.MODIFY_CONFLICT.code)
    expect((await change(admin!, 'third', 1)).messageVersion).toBe(2)
    const { versionList } = await owner!.request('getMessageVersions', { groupID, sequence })
    expect(versionList).toMatchObject([
      { messageVersion: 0, elements: text('first').msgBody, editor: one!.userID },
      { messageVersion: 1, elements: text('second').msgBody, editor: one!.userID },
      { messageVersion: 2, elements: text('third').msgBody, editor: admin!.userID, cloudCustomData: 'third' },
    ])
  })

  it('is for the sender and managers above him, not for muted members, and not in chat rooms', async () => {
    const [owner, admin, one, two] = await Promise.all([1, 2, 3, 4].map(() => loggedIn(server)))
    const groupID = await crew('Public', owner!, admin!, one!, two!)
    const [ofOwner, ofOne] = [await sayIn(owner!, groupID, 'a'), await sayIn(one!, groupID, 'b')]
    const codeOf = async (by: ImClient, sequence: number, to = groupID) =>
      (await by.request('modifyGroupMessage', { groupID: to, sequence, version: 0, elements: text('c').msgBody }))
        .errorCode
    expect(await codeOf(two!, ofOne)).toBe(denied)
    expect(await codeOf(admin!, ofOwner)).toBe(denied)
    const { db } = server.context
    const now = Math.floor(clock.now() / 1_000)
    await restrict(db, { user_id: one!.userID, group_id: groupID, kind: 'mute' }, now + 600, now)
    await expect.poll(() => codeOf(one!, ofOne)).toBe(ERRORS.GROUP_MUTE_DENY.code)
    const room = await crew('AVChatRoom', owner!)
    await owner!.request('joinGroup', { groupID: room })
    const inRoom = await sayIn(owner!, room, 'hello')
    expect(await codeOf(owner!, inRoom, room)).toBe(ERRORS.MESSAGE_MODIFY_DISABLED_IN_AVCHATROOM.code)
  })

  it('is moderated as a new message, and is not possible after a revocation', async () => {
    const [alice, bob] = [await loggedIn(server), await loggedIn(server)]
    const { key } = await say(alice, bob, 'fine')
    const change = (words: string) =>
      alice.request('modifyC2CMessage', {
        peerAccount: bob.userID,
        messageKey: key,
        version: 0,
        elements: text(words).msgBody,
      })
    expect((await change('senha do cartão')).errorCode).toBe(ERRORS.SENSITIVE_TEXT.code)
    await alice.request('revokeC2CMessage', { peerAccount: bob.userID, messageKey: key })
    expect((await change('fine again')).errorCode).toBe(ERRORS.MODIFY_CONFLICT.code)
  })
})

describe('a user on the block list of the peer', () => {
  it('changes no earlier message of the conversation', async () => {
    const [alice, bob] = [await loggedIn(server), await loggedIn(server)]
    const { key } = await say(alice, bob, 'first')
    const change = async (version: number) =>
      (
        await alice.request('modifyC2CMessage', {
          peerAccount: bob.userID,
          messageKey: key,
          version,
          elements: text(`version ${version + 1}`).msgBody,
        })
      ).errorCode
    await bob.request('addToBlocklist', { userIDList: [alice.userID] })
    expect(await change(0)).toBe(ERRORS.IN_PEER_BLACKLIST.code)
    await bob.request('deleteFromBlocklist', { userIDList: [alice.userID] })
    expect(await change(0)).toBe(0)
    // Blocking is not mutual.
    await alice.request('addToBlocklist', { userIDList: [bob.userID] })
    expect(await change(1)).toBe(0)
    await bob.until(() => bob.pushes('pushMessageChanges').length === 2)
    const pushed = bob.pushes('pushMessageChanges').flatMap(({ messageList }) => messageList.map(wordsOf))
    expect(pushed).toEqual(['version 1', 'version 2'])
  })
})

describe('changes of a message for chosen receivers', () => {
  it('are listed for those who see it, and for nobody else', async () => {
    const [owner, admin, one, two] = await Promise.all([1, 2, 3, 4].map(() => loggedIn(server)))
    const groupID = await crew('Public', owner!, admin!, one!, two!)
    const { sequence } = await one!.request('sendGroupMessage', {
      groupID,
      ...text('for admin'),
      receiverList: [admin!.userID],
    })
    const elements = text('also for admin').msgBody
    await one!.request('modifyGroupMessage', { groupID, sequence, version: 0, elements })
    const versionsFor = (by: ImClient) => by.request('getMessageVersions', { groupID, sequence })
    for (const reader of [one!, admin!]) expect((await versionsFor(reader)).versionList).toHaveLength(2)
    const refused = await versionsFor(two!)
    expect(refused.errorCode).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
    expect(JSON.stringify(refused)).not.toContain('for admin')
    await one!.request('revokeGroupMessages', { groupID, msgSeqList: [sequence] })
    const revokedFor = async (by: ImClient) => (await by.request('getGroupNotify', { groupID })).revokedList.length
    expect([await revokedFor(one!), await revokedFor(admin!), await revokedFor(two!)]).toEqual([1, 1, 0])
  })
})

describe('a deletion', () => {
  it('leaves a message that has the sequence of the key, but another random', async () => {
    const [alice, bob] = [await loggedIn(server), await loggedIn(server)]
    const { key } = await say(alice, bob, 'one')
    const [sequence, random, time] = key.split('_').map(Number)
    const keep = { peerAccount: alice.userID, messageKeyList: [`${sequence}_${(random ?? 0) + 1}_${time}`] }
    expect((await bob.request('deleteC2CMessages', keep)).errorCode).toBe(0)
    const { messageList } = await bob.request('roamC2CMessages', { peerAccount: alice.userID, count: 15 })
    expect(messageList.map(wordsOf)).toEqual(['one'])
  })

  it('hides messages from one user everywhere, and from nobody else', async () => {
    const [alice, bob] = [await loggedIn(server), await loggedIn(server)]
    const tablet = await loggedIn(server, { userID: bob.userID, platform: 1 })
    await say(alice, bob, 'one')
    const gone = [await say(alice, bob, 'two'), await say(alice, bob, 'three')]
    const sequenceList = gone.map(({ sequence }) => sequence)
    const messageKeyList = gone.map(({ key }) => key)
    await bob.request('deleteC2CMessages', { peerAccount: alice.userID, messageKeyList })
    // Also the device that deleted them: it may have stopped waiting for the reply.
    for (const device of [tablet, bob])
      expect(await device.next('pushMessageChanges')).toEqual({
        messageList: [],
        deletedList: [{ toAccount: alice.userID, groupID: '', sequenceList }],
      })
    expect(await listed(bob, alice)).toMatchObject({ unreadCount: 1, sequence: 3, lastMessage: { sequence: 1 } })
    const history = await bob.request('roamC2CMessages', { peerAccount: alice.userID, count: 15 })
    expect(history.messageList.map(wordsOf)).toEqual(['one'])
    const bySequence = await bob.request('getMessages', { peerAccount: alice.userID, sequenceList: [1, 2, 3] })
    expect([bySequence.messageList.map(wordsOf), bySequence.invisibleSequenceList]).toEqual([['one'], sequenceList])
    const { errorCode } = await bob.request('getMessageVersions', { peerAccount: alice.userID, sequence: 2 })
    expect(errorCode).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
    const { messageList } = await alice.request('roamC2CMessages', { peerAccount: bob.userID, count: 15 })
    expect(messageList.map(wordsOf)).toEqual(['one', 'two', 'three'])
  })

  it('takes at most 30 messages, and only for oneself', async () => {
    const [owner, one] = [await loggedIn(server), await loggedIn(server)]
    const groupID = await crew('Public', owner, one)
    const deleting = (deleter: string, keyList: number[]) =>
      one.request('deleteGroupMessages', { groupID, deleter, keyList })
    const many = Array.from({ length: 31 }, (_, index) => index + 1)
    expect((await deleting(one.userID, many)).errorCode).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
    expect((await deleting(owner.userID, [1])).errorCode).toBe(denied)
  })
})

describe('a device that was away', () => {
  it('gets the present state of each changed message, page by page, and the counts of after the changes', async () => {
    const [alice, bob] = [await loggedIn(server), await loggedIn(server)]
    const groupID = await crew('Public', alice, bob)
    const sent: Awaited<ReturnType<typeof say>>[] = []
    for (let count = 0; count < 4; count += 1) sent.push(await say(alice, bob, `text ${count}`))
    const inGroup: number[] = []
    for (let count = 0; count < 210; count += 1) inGroup.push(await sayIn(alice, groupID, `text ${count}`))
    const { cookie } = await bob.request('syncUnread', {})
    const peerAccount = bob.userID
    await alice.request('revokeC2CMessage', { peerAccount, messageKey: sent[3]!.key })
    const elements = text('changed').msgBody
    await alice.request('modifyC2CMessage', { peerAccount, messageKey: sent[0]!.key, version: 0, elements })
    await bob.request('deleteC2CMessages', { peerAccount: alice.userID, messageKeyList: [sent[1]!.key] })
    for (const sequence of inGroup)
      await alice.request('modifyGroupMessage', { groupID, sequence, version: 0, elements })
    const pages = []
    for (let next = { cookie, syncFlag: 0 as 0 | 1 | 2 }; next.syncFlag !== 2;) {
      const { cookie: since, syncFlag } = next
      const page = await bob.request('syncUnread', { cookie: since, syncFlag, isOnlineSync: 1 })
      pages.push(page)
      next = page
    }
    expect(pages.length).toBeGreaterThan(1)
    const changed = pages.flatMap(({ changedMessageList }) => changedMessageList)
    const ofAlice = changed.filter((message) => message.groupID === '')
    expect(ofAlice).toMatchObject([
      { sequence: 1, version: 1, msgBody: elements },
      { sequence: 4, revoker: alice.userID },
    ])
    const ofGroup = changed.filter((message) => message.groupID === groupID)
    expect(ofGroup.map(({ sequence }) => sequence)).toEqual(inGroup)
    const events = pages.flatMap(({ eventArray }) => eventArray)
    expect(events).toContainEqual(expect.objectContaining({ toAccount: alice.userID, unreadCount: 2, sequence: 4 }))
    expect(events).toContainEqual({
      event: 'messagesDeleted',
      toAccount: alice.userID,
      groupID: '',
      sequenceList: [sent[1]!.sequence],
    })
    const after = await bob.request('syncUnread', { cookie: pages.at(-1)!.cookie, isOnlineSync: 1 })
    expect(after.changedMessageList.filter((message) => message.groupID === '')).toEqual([])
  })
})

describe('a page of the history', () => {
  it('begins at a sequence or at a time and goes in both directions', async () => {
    const [alice, bob] = [await loggedIn(server), await loggedIn(server)]
    const groupID = await crew('Public', alice, bob)
    const times: number[] = []
    for (let count = 0; count < 6; count += 1) {
      await say(alice, bob, `text ${count}`)
      await sayIn(alice, groupID, `text ${count}`)
      times.push(Math.floor(clock.now() / 1_000))
      if (count % 2 === 1) clock.skip(10_000)
    }
    const inGroup = async (sequence: number, direction: 0 | 1) => {
      const { messageList, complete } = await bob.request('roamGroupMessages', {
        groupID,
        count: 2,
        sequence,
        direction,
      })
      return [...messageList.map((message) => message.sequence), complete]
    }
    expect([await inGroup(3, 0), await inGroup(3, 1), await inGroup(5, 1)]).toEqual([
      [2, 3, 0],
      [3, 4, 0],
      [5, 6, 1],
    ])
    const atTime = async (lastMessageTime: number, direction: 0 | 1) =>
      (
        await bob.request('roamC2CMessages', { peerAccount: alice.userID, count: 3, lastMessageTime, direction })
      ).messageList.map(({ sequence }) => sequence)
    const between = times[1]! + 5
    expect([await atTime(between, 0), await atTime(between, 1)]).toEqual([
      [1, 2],
      [3, 4, 5],
    ])
    expect([await atTime(1, 0), await atTime(times[5]! + 60, 1)]).toEqual([[], []])
  })
})

describe('translateText', () => {
  it('returns what the provider says, and fails by name when it is down', async () => {
    let isDown = false
    const translator = {
      translate: async ({ texts, target }: { texts: readonly string[]; target: string }) => {
        if (isDown) throw new TranslatorUnavailableError('down')
        return texts.map((words) => `${words} in ${target}`)
      },
    }
    Object.assign(server.context, { translator })
    const alice = await loggedIn(server)
    const request = {
      SDKAppID: server.context.config.sdkAppId,
      from: alice.userID,
      sourceTextList: ['gol'],
      target: 'en',
    }
    expect(await alice.request('translateText', request)).toMatchObject({ translatedTextList: ['gol in en'] })
    isDown = true
    expect((await alice.request('translateText', request)).errorCode).toBe(ERRORS.TRANSLATE_TEXT_FAIL.code)
  })
})
