import { expect, it } from 'vitest'
import { groups } from '../groups'
import { liveRooms } from '../live-rooms'
import type { ChatModule, ModuleContext } from '../modules'
import { TYPES } from '../protocol/constants'
import { inTime, loggedIn } from '../testing'
import { findMessage, removeMessage, replaceMessage } from './message-lists'

/** A module that changes what is shown, as those do that revoke, modify and delete. */
const editor: ChatModule<{ readonly context: ModuleContext }> = { name: 'editor', install: (context) => ({ context }) }

const start = async () => {
  const world = await loggedIn('alice', { modules: [editor, groups, liveRooms] })
  const { chat, server, clock } = world
  for (const text of ['one', 'two', 'three']) server.say({ from: 'bob', to: 'alice', text })
  await clock.advance(500)
  server.addGroup({ groupID: 'room', type: 'AVChatRoom' })
  await inTime(clock, chat.joinGroup({ groupID: 'room' }))
  for (const text of ['uno', 'due', 'tre']) server.say({ from: 'carla', groupID: 'room', text })
  await clock.advance(500)
  const texts = (list: readonly { readonly payload: object }[]) => list.map(({ payload }) => Object.values(payload)[0])
  return {
    ...world,
    listed: () => chat.views.messages('C2Cbob').get().messages,
    said: () => texts(chat.views.messages('C2Cbob').get().messages),
    inRoom: () => chat.liveRoom('room').get().messages,
    saidInRoom: () => texts(chat.liveRoom('room').get().messages),
    last: () => chat.views.conversations.get()[0]?.lastMessage?.messageForShow,
  }
}

it('finds a message by its id in whichever list it is', async () => {
  const { chat, listed, inRoom } = await start()
  for (const message of [listed()[1]!, inRoom()[1]!]) expect(findMessage(chat.context, message.ID)).toBe(message)
  expect(findMessage(chat.context, 'nobody-0-0')).toBeNull()
})

it('shows a newer version of a message in its place, and as the last of its conversation', async () => {
  const { chat, listed, said, inRoom, saidInRoom, last } = await start()
  for (const message of [listed()[2]!, inRoom()[1]!])
    replaceMessage(chat.context, { ...message, type: TYPES.MSG_TEXT, payload: { text: 'changed' } })
  expect(said()).toEqual(['one', 'two', 'changed'])
  expect(saidInRoom()).toEqual(['uno', 'changed', 'tre'])
  expect(last()).toBe('changed')
})

it('a removed message is not in its list, and the one before it is the last of its conversation', async () => {
  const { chat, server, clock, listed, said, inRoom, saidInRoom, last } = await start()
  removeMessage(chat.context, inRoom()[0]!)
  removeMessage(chat.context, listed()[2]!)
  expect(said()).toEqual(['one', 'two'])
  expect(last()).toBe('two')
  expect(chat.getTotalUnreadMessageCount()).toBe(2)
  removeMessage(chat.context, listed()[0]!)
  server.say({ from: 'bob', to: 'alice', text: 'four' })
  await clock.advance(500)
  expect(said()).toEqual(['two', 'four'])
  expect(chat.getTotalUnreadMessageCount()).toBe(2)
  expect(saidInRoom()).toEqual(['due', 'tre'])
})

it('finds an own message of a room in its place when one before it was taken away', async () => {
  const { chat, clock, inRoom, saidInRoom } = await start()
  const to = { to: 'room', conversationType: TYPES.CONV_GROUP } as const
  const own = chat.createTextMessage({ ...to, payload: { text: 'mine' } })
  await inTime(clock, chat.sendMessage(own))
  removeMessage(chat.context, inRoom()[1]!)
  await clock.advance(500)
  expect(saidInRoom()).toEqual(['uno', 'tre', 'mine'])
  expect(findMessage(chat.context, own.ID)).toMatchObject({ payload: { text: 'mine' }, status: 'success' })
})

it('an unsent message can be removed', async () => {
  const { chat, server, clock, said } = await start()
  server.answer('sendC2CMessage', () => {
    throw server.refuse('SENSITIVE_TEXT')
  })
  const message = chat.createTextMessage({ to: 'bob', conversationType: TYPES.CONV_C2C, payload: { text: 'bad' } })
  await inTime(clock, chat.sendMessage(message)).catch(() => undefined)
  expect(said()).toContain('bad')
  removeMessage(chat.context, findMessage(chat.context, message.ID)!)
  expect(said()).toEqual(['one', 'two', 'three'])
})
