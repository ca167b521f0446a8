import { ERRORS, messageKey, NOTIFY_ROOM } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, newGuest, newMember, text } from '../../../test/im-client'
import { shiftedClock } from '../../../test/shifted-clock'
import type { RunningServer } from '../../server'
import { addMember, ensureGroup } from '../../store/im/groups'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock, rateLimits: false })
})
afterAll(() => server.stop())

const pair = async () => [await loggedIn(server), await loggedIn(server)] as const

const club = async (groupID: string, ...userIDs: string[]) => {
  const { db } = server.context
  await ensureGroup(db, { groupID, type: 'Public', name: groupID, ownerID: '1' })
  for (const userID of userIDs) await addMember(db, { groupID, userID, role: 'Member', now: 1 })
}

describe('sendC2CMessage', () => {
  it('numbers the conversation once for both sides', async () => {
    const [a, b] = await pair()
    const first = await a.request('sendC2CMessage', { toAccount: b.userID, ...text('one') })
    const second = await b.request('sendC2CMessage', { toAccount: a.userID, ...text('two') })
    expect([first.sequence, second.sequence]).toEqual([1, 2])
  })

  it('reaches the peer and the other tabs of the sender, with the name and level from the account', async () => {
    const sender = await newMember(server, 'Striker')
    const a = await loggedIn(server, { userID: sender })
    const tab = await loggedIn(server, { userID: sender, instanceID: a.instanceID })
    const b = await loggedIn(server)
    const sent = await a.request('sendC2CMessage', { toAccount: b.userID, ...text('hello') })
    for (const receiver of [b, tab]) {
      const { messageList } = await receiver.next('pushMessages')
      expect(messageList).toMatchObject([
        { fromAccount: sender, toAccount: b.userID, sequence: sent.sequence, time: sent.time, nick: 'Striker' },
      ])
      expect(messageList[0]).toMatchObject({ senderLevel: 1, groupID: '', avatar: '/a.png' })
      expect(messageList[0]?.msgBody).toEqual([{ msgType: 'TIMTextElem', msgContent: { text: 'hello' } }])
    }
    expect(a.messages()).toEqual([])
  })

  it('SRV-5: is stored before its reply', async () => {
    const [a, b] = await pair()
    await a.request('sendC2CMessage', { toAccount: b.userID, ...text('kept') })
    const rows = await server.context.db.selectFrom('message').selectAll().where('sender', '=', a.userID).execute()
    expect(rows).toHaveLength(1)
  })

  it('SRV-5: gives a resend the first reply and delivers it once', async () => {
    const [a, b] = await pair()
    const message = { toAccount: b.userID, ...text('once') }
    const first = await a.request('sendC2CMessage', message)
    await b.until(() => b.messages().length === 1)
    await b.settled()
    clock.skip(5_000)
    const again = await a.request('sendC2CMessage', message)
    expect(again).toEqual(first)
    await a.request('sendC2CMessage', { toAccount: b.userID, ...text('next') })
    await b.until(() => b.messages().length === 2)
    expect(b.messages().map(({ sequence }) => sequence)).toEqual([1, 2])
  })

  it('keeps the order of a sender that does not wait for replies', async () => {
    const [a, b] = await pair()
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, i) => a.request('sendC2CMessage', { toAccount: b.userID, ...text(`${i}`) })),
    )
    expect(replies.map(({ sequence }) => sequence)).toEqual(replies.map((_, i) => i + 1))
    await b.until(() => b.messages().length === 200)
    expect(b.messages().map(({ msgBody }) => msgBody[0]?.msgContent['text'])).toEqual(replies.map((_, i) => `${i}`))
  })

  it('reaches both users if they send at once', async () => {
    const [a, b] = await pair()
    const say = (from: typeof a, to: typeof a) =>
      from.request('sendC2CMessage', { toAccount: to.userID, ...text('both') })
    await Promise.all(Array.from({ length: 20 }, () => [say(a, b), say(b, a)]).flat())
    for (const [client, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const heard = () => {
        const ofOther = client.messages().filter(({ fromAccount }) => fromAccount === other.userID)
        return new Set(ofOther.map(({ sequence }) => sequence)).size
      }
      await expect.poll(heard).toBe(20)
    }
  })

  it('reaches guests, and fails for unknown users', async () => {
    const a = await loggedIn(server)
    expect((await a.request('sendC2CMessage', { toAccount: await newGuest(server), ...text('hi') })).errorCode).toBe(0)
    for (const toAccount of ['99999999', 'g_nobody', 'broadcast', a.userID, `${a.userID}:1`, '1\u0000', "1' OR '1'='1"])
      expect((await a.request('sendC2CMessage', { toAccount, ...text('hi') })).errorCode, toAccount).toBe(
        ERRORS.INVALID_ID.code,
      )
  })

  it('refuses an invalid message with a named error', async () => {
    const [a, b] = await pair()
    const to = { toAccount: b.userID }
    const tooLarge = await a.request('sendC2CMessage', { ...to, ...text('x'.repeat(8_193)) })
    expect(tooLarge.errorCode).toBe(ERRORS.BODY_SIZE_LIMIT.code)
    const noText = await a.request('sendC2CMessage', { ...to, ...text('') })
    expect(noText.errorCode).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
    expect(noText.errorInfo).toContain('msgBody')
    expect((await a.ask('message.send_c2c', { ToAccount: b.userID })) as object).toMatchObject({
      errorCode: ERRORS.PACKAGE_PARSE_FAILED.code,
    })
    // A query of receipts could not read them.
    for (const unstorable of ['a\0', 'a\ud83d'])
      for (const message of [text(unstorable), { ...text('x'), cloudCustomData: unstorable }])
        expect((await a.request('sendC2CMessage', { ...to, ...message })).errorCode).toBe(
          ERRORS.PACKAGE_PARSE_FAILED.code,
        )
  })
})

describe('a push', () => {
  it('is resent until it is acknowledged, and finally the connection is told to reconnect', async () => {
    const a = await loggedIn(server)
    const b = await loggedIn(server, { silent: true })
    await a.request('sendC2CMessage', { toAccount: b.userID, ...text('hear me') })
    await b.until(() => b.pushes('pushMessages').length === 1)
    for (const count of [2, 3]) {
      clock.skip(5_100)
      await b.until(() => b.pushes('pushMessages').length === count)
    }
    expect(new Set(b.pushes('pushMessages').map(({ sessionData }) => sessionData))).toHaveLength(1)
    clock.skip(5_100)
    expect((await b.closed).code).toBe(4_001)
  })

  it('is not resent after its acknowledgement', async () => {
    const [a, b] = await pair()
    await a.request('sendC2CMessage', { toAccount: b.userID, ...text('heard') })
    await b.next('pushMessages')
    await b.request('ping', {})
    clock.skip(20_000)
    await b.request('ping', {})
    expect(b.pushes('pushMessages')).toHaveLength(1)
  })
})

describe('setC2CRead', () => {
  it('moves the mark only forward, and pushes it to the peer and the user’s other tab', async () => {
    const [a, b] = await pair()
    const tab = await loggedIn(server, { userID: b.userID, instanceID: b.instanceID })
    for (const words of ['1', '2', '3']) await a.request('sendC2CMessage', { toAccount: b.userID, ...text(words) })
    await b.request('setC2CRead', { peerAccount: a.userID, messageReadSeq: 2 })
    for (const told of [a, tab])
      expect(await told.next('pushRead')).toMatchObject({
        fromAccount: b.userID,
        toAccount: a.userID,
        groupID: '',
        messageReadSeq: 2,
      })
    await b.request('setC2CRead', { peerAccount: a.userID, messageReadSeq: 1 })
    const list = async (of: typeof a) => (await of.request('getConversationList', {})).conversations
    expect(await list(b)).toMatchObject([{ unreadCount: 1, messageReadSeq: 2, sequence: 3 }])
    expect(await list(a)).toMatchObject([{ unreadCount: 0, peerReadSeq: 2 }])
    expect(a.pushes('pushRead')).toHaveLength(1)
    expect(b.pushes('pushRead')).toEqual([])
  })
})

describe('roamC2CMessages', () => {
  it('pages back to the beginning, ascending in each page, the same from both sides', async () => {
    const [a, b] = await pair()
    for (let i = 1; i <= 7; i += 1)
      await (i % 2 ? a : b).request('sendC2CMessage', { toAccount: i % 2 ? b.userID : a.userID, ...text(`${i}`) })
    for (const [me, peer] of [
      [a, b],
      [b, a],
    ] as const) {
      const newest = await me.request('roamC2CMessages', { peerAccount: peer.userID, count: 4 })
      expect(newest.messageList.map(({ sequence }) => sequence)).toEqual([4, 5, 6, 7])
      expect(newest.complete).toBe(0)
      const oldest = newest.messageList[0]
      const rest = await me.request('roamC2CMessages', {
        peerAccount: peer.userID,
        count: 4,
        messageKey: oldest === undefined ? '' : messageKey(oldest),
      })
      expect(rest.messageList.map(({ sequence }) => sequence)).toEqual([1, 2, 3])
      expect(rest.complete).toBe(1)
    }
  })

  it('shows a conversation only to its two users', async () => {
    const [a, b] = await pair()
    const c = await loggedIn(server)
    await a.request('sendC2CMessage', { toAccount: b.userID, ...text('secret') })
    for (const peerAccount of [a.userID, b.userID])
      expect((await c.request('roamC2CMessages', { peerAccount, count: 15 })).messageList).toEqual([])
  })

  it('cuts a page of very long messages to the maximum size of a reply', async () => {
    const [a, b] = await pair()
    for (let i = 0; i < 20; i += 1)
      await a.request('sendC2CMessage', { toAccount: b.userID, ...text('比'.repeat(2_700)) })
    const page = await b.request('roamC2CMessages', { peerAccount: a.userID, count: 20 })
    expect(page.complete).toBe(0)
    expect(page.messageList.length).toBeGreaterThan(5)
    expect(page.messageList.length).toBeLessThan(20)
    expect(page.messageList.at(-1)?.sequence).toBe(20)
  })

  it('refuses an invalid key', async () => {
    const [a, b] = await pair()
    for (const key of ['x', '1', '1_2', '-1_2_3', '1_2_3_4'])
      expect(
        (await a.request('roamC2CMessages', { peerAccount: b.userID, count: 1, messageKey: key })).errorCode,
        key,
      ).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
  })
})

describe('sendGroupMessage', () => {
  it('reaches only connected members', async () => {
    const [a, b] = await pair()
    const stranger = await loggedIn(server)
    await club('club1')
    for (const member of [a, b])
      expect((await member.request('joinGroup', { groupID: 'club1' })).joinedStatus).toBe('JoinedSuccess')
    const sent = await a.request('sendGroupMessage', { groupID: 'club1', ...text('goal') })
    expect(sent).toMatchObject({ senderLevel: 1, senderRole: 'Member' })
    await b.until(() => b.messages().some(({ sequence }) => sequence === sent.sequence))
    expect(b.messages().at(-1)).toMatchObject({
      groupID: 'club1',
      groupType: 'Public',
      toAccount: '',
      sequence: sent.sequence,
      senderRole: 'Member',
    })
    expect((await stranger.request('sendGroupMessage', { groupID: 'club1', ...text('x') })).errorCode).toBe(
      ERRORS.GROUP_PERMISSION_DENY.code,
    )
    expect((await stranger.request('roamGroupMessages', { groupID: 'club1', count: 1 })).errorCode).toBe(
      ERRORS.GROUP_PERMISSION_DENY.code,
    )
    expect(stranger.messages()).toEqual([])
  })

  it('reaches members who joined before their login, and not those who left', async () => {
    const a = await loggedIn(server)
    const userID = await newMember(server)
    await club('club2', a.userID, userID)
    const [late, again] = [
      await loggedIn(server, { userID }),
      await loggedIn(server, { userID: a.userID, platform: 1 }),
    ]
    await again.request('sendGroupMessage', { groupID: 'club2', ...text('1') })
    await late.next('pushMessages')
    await late.request('quitGroup', { groupID: 'club2' })
    await again.request('sendGroupMessage', { groupID: 'club2', ...text('2') })
    await late.request('ping', {})
    const texts = late.messages().flatMap(({ msgBody: [element] }) => element?.msgContent['text'] ?? [])
    expect(texts).toEqual(['1'])
    expect((await late.request('sendGroupMessage', { groupID: 'club2', ...text('3') })).errorCode).toBe(
      ERRORS.GROUP_PERMISSION_DENY.code,
    )
  })

  it('is refused if all are muted, except for the owner, and gives a resend the first reply', async () => {
    const [owner, a] = await pair()
    await ensureGroup(server.context.db, { groupID: 'club3', type: 'Public', name: 'club3', ownerID: owner.userID })
    await addMember(server.context.db, { groupID: 'club3', userID: owner.userID, role: 'Owner', now: 1 })
    await a.request('joinGroup', { groupID: 'club3' })
    const message = { groupID: 'club3', ...text('before') }
    const first = await a.request('sendGroupMessage', message)
    await server.context.db.updateTable('chat_group').set({ mute_all: true }).where('group_id', '=', 'club3').execute()
    clock.skip(11_000)
    expect((await a.request('sendGroupMessage', { groupID: 'club3', ...text('x') })).errorCode).toBe(
      ERRORS.GROUP_MUTE_DENY.code,
    )
    expect(await a.request('sendGroupMessage', message)).toEqual(first)
    expect((await owner.request('sendGroupMessage', { groupID: 'club3', ...text('y') })).errorCode).toBe(0)
  })

  it('is refused by name for an unknown group, and in the notify room', async () => {
    const a = await loggedIn(server)
    for (const [groupID, code] of [
      ['nowhere', ERRORS.GROUP_NOT_FOUND.code],
      ['zero\u0000', ERRORS.GROUP_NOT_FOUND.code],
      [NOTIFY_ROOM, ERRORS.GROUP_PERMISSION_DENY.code],
    ] as const) {
      await a.request('joinGroup', { groupID })
      expect((await a.request('sendGroupMessage', { groupID, ...text('x') })).errorCode, groupID).toBe(code)
    }
  })
})

describe('getConversationList', () => {
  it('has the newest first, with the unread messages of others counted right', async () => {
    const [a, b] = await pair()
    const c = await loggedIn(server, { userID: await newMember(server, 'Keeper') })
    await club('club4', a.userID, b.userID)
    await b.request('sendC2CMessage', { toAccount: a.userID, ...text('1') })
    clock.skip(1_000)
    await b.request('sendGroupMessage', { groupID: 'club4', ...text('2') })
    clock.skip(1_000)
    for (const words of ['3', '4']) await c.request('sendC2CMessage', { toAccount: a.userID, ...text(words) })
    await a.request('sendC2CMessage', { toAccount: c.userID, ...text('5') })
    const list = await a.request('getConversationList', {})
    expect(list.completeFlag).toBe(1)
    expect(list.conversations).toMatchObject([
      { type: 1, toAccount: c.userID, name: 'Keeper', avatar: '/a.png', unreadCount: 2, sequence: 3 },
      { type: 2, groupID: 'club4', groupType: 'Public', name: 'club4', unreadCount: 1 },
      { type: 1, toAccount: b.userID, unreadCount: 1, lastMessage: { msgBody: [{ msgContent: { text: '1' } }] } },
    ])
  })

  it('gives everything once over its pages, also when many have the same time', async () => {
    const a = await loggedIn(server)
    const peers = await Promise.all(Array.from({ length: 120 }, () => newMember(server)))
    await Promise.all(peers.map((toAccount) => a.request('sendC2CMessage', { toAccount, ...text('hi') })))
    const seen: string[] = []
    let page = await a.request('getConversationList', {})
    seen.push(...page.conversations.map(({ toAccount }) => toAccount))
    while (page.completeFlag === 0) {
      page = await a.request('getConversationList', { timeStamp: page.timeStamp, startIndex: page.startIndex })
      seen.push(...page.conversations.map(({ toAccount }) => toAccount))
    }
    expect(seen).toHaveLength(120)
    expect(new Set(seen)).toEqual(new Set(peers))
  })
})
