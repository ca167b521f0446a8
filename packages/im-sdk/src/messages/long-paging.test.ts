import { describe, expect, it } from 'vitest'
import { EVENT, TYPES, type Message } from '../index'
import { MESSAGE_LIMITS } from '../protocol/limits'
import { inTime, loggedIn } from '../testing'

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1)

/** Alice, who reads events and pages and watches no view, in a conversation with many messages. */
const reading = async (conversationID: 'C2Cbob' | 'GROUPfans', count = 200) => {
  const started = await loggedIn('alice')
  const { chat, server, clock } = started
  server.addGroup({ groupID: 'fans', members: new Set(['alice', 'bob']) })
  const say = () =>
    server.say({ from: 'bob', ...(conversationID === 'C2Cbob' ? { to: 'alice' } : { groupID: 'fans' }), text: 'x' })
  for (let index = 0; index < count; index++) say()
  await clock.advance(5_000)
  const heard: number[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => heard.push(...data.map(({ sequence }) => sequence)))
  const page = async (nextReqMessageID: string) =>
    (await inTime(clock, chat.getMessageList({ conversationID, nextReqMessageID }))).data
  const toTheEnd = async (between: () => unknown = () => undefined) => {
    const all: Message[] = []
    for (let nextReqMessageID = '', isCompleted = false; !isCompleted;) {
      const data = await page(nextReqMessageID)
      all.unshift(...data.messageList)
      ;({ nextReqMessageID, isCompleted } = data)
      await between()
    }
    return all.map(({ sequence }) => sequence)
  }
  return { ...started, say, heard, page, toTheEnd }
}

describe('paging back by `nextReqMessageID`, with no view', () => {
  it.each(['C2Cbob', 'GROUPfans'] as const)(
    'continues to the first message of %s while others arrive between all pages',
    async (conversationID) => {
      const { clock, say, heard, toTheEnd } = await reading(conversationID)
      const between = async () => {
        for (let index = 0; index < 4; index++) say()
        await clock.advance(500)
      }
      expect(await toTheEnd(between)).toEqual(upTo(200))
      expect(heard).toEqual(upTo(200 + heard.length).slice(200))
    },
  )

  it('continues while the user sends between all pages', async () => {
    const { chat, clock, toTheEnd } = await reading('C2Cbob')
    const send = async () => {
      for (let index = 0; index < 4; index++) {
        const payload = { text: 'mine' }
        const message = chat.createTextMessage({ to: 'bob', conversationType: TYPES.CONV_C2C, payload })
        await inTime(clock, chat.sendMessage(message))
      }
    }
    expect(await toTheEnd(send)).toEqual(upTo(200))
  })

  it('returns the same page for the same id, even if messages have arrived since', async () => {
    const { clock, say, page } = await reading('GROUPfans')
    const first = await page('')
    const second = await page(first.nextReqMessageID)
    for (let index = 0; index < 300; index++) say()
    await clock.advance(5_000)
    const again = await page(first.nextReqMessageID)
    expect(again.messageList.map(({ sequence }) => sequence)).toEqual(
      second.messageList.map(({ sequence }) => sequence),
    )
    expect(again.nextReqMessageID).toBe(second.nextReqMessageID)
  })

  it('keeps no more of the list than one without paging, once a message has arrived', async () => {
    const { chat, clock, say, toTheEnd } = await reading('C2Cbob')
    await toTheEnd(async () => {
      say()
      await clock.advance(500)
    })
    expect(chat.views.messages('C2Cbob').get().messages.length).toBeLessThan(2 * MESSAGE_LIMITS.heldUnwatched)
  })

  it('returns a full page if the server hides most of the dropped messages', async () => {
    const { server, clock, say, page } = await reading('GROUPfans')
    const first = await page('')
    for (let index = 0; index < 100; index++) say()
    await clock.advance(5_000)
    const answer = server.handler('roamGroupMessages')
    server.answer('roamGroupMessages', async (...call) => {
      const { messageList, complete } = await answer(...call)
      return {
        complete,
        messageList: messageList.filter(({ sequence }) => sequence % 5 === 0),
        invisibleSequenceList: messageList.filter(({ sequence }) => sequence % 5 > 0).map(({ sequence }) => sequence),
      }
    })
    const { messageList } = await page(first.nextReqMessageID)
    expect(messageList.map(({ sequence }) => sequence)).toEqual(
      upTo(37)
        .slice(-15)
        .map((index) => index * 5),
    )
  })

  it('returns a failed message at its position', async () => {
    const { chat, server, clock, say, toTheEnd } = await reading('C2Cbob', 40)
    const answer = server.handler('sendC2CMessage')
    server.answer('sendC2CMessage', () => {
      throw server.refuse('SERVICE_OVERLOAD')
    })
    const message = chat.createTextMessage({ to: 'bob', conversationType: TYPES.CONV_C2C, payload: { text: 'mine' } })
    await inTime(
      clock,
      chat.sendMessage(message).catch(() => undefined),
    )
    server.answer('sendC2CMessage', answer)
    for (let index = 0; index < 100; index++) say()
    await clock.advance(5_000)
    expect(await toTheEnd(say)).toEqual([...upTo(40), 0, ...upTo(140).slice(40)])
  })
})
