import { TYPES, type Message } from '@org/im-sdk'
import { binary } from '@org/im-sdk/binary'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server'
import { addMember, ensureGroup } from '../src/store/im/groups'
import { bootServer } from './boot'
import { engineWithElements } from './engine-with-elements'
import { newMember } from './im-client'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

const url = '/uploads/2105/0123456789abcdef/abcdefghijklmnopqrstuv.png'

/** Elements with files, as a device has them that forwards them. */
const MEDIA = [
  {
    type: TYPES.MSG_IMAGE,
    payload: {
      uuid: 'u',
      imageFormat: 3,
      imageInfoArray: [1, 2, 3].map((type) => ({ type, url, width: 1, height: 2, size: 3 })),
      file: null,
    },
  },
  { type: TYPES.MSG_AUDIO, payload: { uuid: 'u', url, size: 3, second: 1.5, file: null } },
  {
    type: TYPES.MSG_VIDEO,
    payload: {
      videoFormat: 'mp4',
      videoSecond: 2,
      videoSize: 3,
      videoUrl: url,
      videoUUID: 'v',
      thumbUUID: 't',
      thumbWidth: 200,
      thumbHeight: 100,
      thumbUrl: url,
      snapshotUrl: url,
      snapshotWidth: 5,
      snapshotHeight: 6,
      file: null,
    },
  },
  { type: TYPES.MSG_FILE, payload: { uuid: 'u', fileName: 'a.pdf', fileSize: 3, fileUrl: url, file: null } },
]

describe.each([
  ['text frames', {}],
  ['compressed binary frames', { codec: binary, gzip: true }],
])('the module of elements against this server over %s', (name, wire) => {
  /** Three members of a group. */
  const meet = async () => {
    const to = `elements over ${name}`
    await ensureGroup(server.context.db, { groupID: to, type: 'Public', name: to, ownerID: '1' })
    const enter = async () => {
      const userID = await newMember(server)
      await addMember(server.context.db, { groupID: to, userID, role: 'Member', now: 1 })
      return engineWithElements(server, userID, wire)
    }
    const group = { to, conversationType: TYPES.CONV_GROUP } as const
    return { me: await enter(), you: await enter(), other: await enter(), group }
  }

  it('sends every element and option, and shows each to those who may see it', async () => {
    const { me, you, other, group } = await meet()
    const send = async (message: Message, options = {}) => (await me.chat.sendMessage(message, options)).data.message
    const many = Array.from({ length: 49 }, (_, index) => `absent${index}`)
    const mention = { text: 'look', atUserList: [you.userID, TYPES.MSG_AT_ALL, ...many.slice(1)] }
    const receiverList = [you.userID, ...many]
    const hidden = await send(me.chat.createTextAtMessage({ ...group, payload: mention, receiverList }))
    await send(me.chat.createFaceMessage({ ...group, payload: { index: 1, data: 'smile' } }))
    await send(
      me.chat.createLocationMessage({ ...group, payload: { description: '主场', longitude: 1.5, latitude: 2 } }),
    )
    const quiet = { messageControlInfo: { excludedFromUnreadCount: true, excludedFromLastMessage: true } }
    await send(me.chat.createTextMessage({ ...group, payload: { text: 'quiet' } }), quiet)
    await send(me.chat.createTextMessage({ ...group, payload: { text: 'typing' } }), { onlineUserOnly: true })
    const push = { offlinePushInfo: { title: 'Goal', androidOPPOChannelID: 'sport' } }
    await send(me.chat.createTextMessage({ ...group, payload: { text: 'last' } }), push)
    const conversationID = `GROUP${group.to}`
    const texts = ({ received }: typeof me) =>
      received.map(({ payload }) =>
        'text' in payload ? payload.text : 'description' in payload ? payload.description : '',
      )
    await expect.poll(() => texts(you).toSorted()).toEqual(['', 'last', 'look', 'quiet', 'typing', '主场'])
    await expect.poll(() => texts(other).toSorted()).toEqual(['', 'last', 'quiet', 'typing', '主场'])
    const shown = ({ chat }: typeof me) =>
      chat.views.conversations.get().find((conversation) => conversation.conversationID === conversationID)
    expect(shown(you)).toMatchObject({
      unreadCount: 4,
      lastMessage: { messageForShow: 'last' },
      groupAtInfoList: [{ from: me.userID, atTypeArray: [TYPES.CONV_AT_ALL_AT_ME], sequence: hidden.sequence }],
    })
    await expect.poll(() => shown(other)).toMatchObject({ unreadCount: 3, groupAtInfoList: [] })
    const again = await engineWithElements(server, other.userID, wire)
    await expect.poll(() => shown(again)).toMatchObject({ unreadCount: 3, lastMessage: { messageForShow: 'last' } })
    const { data } = await again.chat.getMessageList({ conversationID })
    expect(data.messageList.map(({ sequence }) => sequence)).toEqual([2, 3, 4, 5])
  })

  it('shows every element as it is, and in a merged record within a merged record', async () => {
    const { me, you, group } = await meet()
    const { chat } = me
    const custom = { data: '{"a":0}', description: '', extension: 'x' }
    const made = [
      chat.createTextMessage({ ...group, payload: { text: '主场' } }),
      chat.createTextAtMessage({ ...group, payload: { text: 'look', atUserList: [you.userID] } }),
      chat.createFaceMessage({ ...group, payload: { index: 0, data: 'smile' } }),
      chat.createLocationMessage({ ...group, payload: { description: '', longitude: -1.5, latitude: 0 } }),
      chat.createCustomMessage({ ...group, payload: custom }),
      ...MEDIA.map((payload) => chat.createForwardMessage({ ...group, payload: payload as never })),
    ]
    const sent: Message[] = []
    for (const message of made) sent.push((await chat.sendMessage(message)).data.message)
    const merge = async (...messageList: Message[]) => {
      const payload = { messageList, title: 'chat', abstractList: ['me: …'] }
      return (await chat.sendMessage(chat.createMergerMessage({ ...group, payload }))).data.message
    }
    const outer = await merge(await merge(...sent))
    const arrived = () => you.received.find(({ ID }) => ID === outer.ID)
    await expect.poll(arrived).toMatchObject({ type: TYPES.MSG_MERGER })
    const contents = (message: unknown): unknown[] =>
      (message as { payload: { messageList: unknown[] } }).payload.messageList
    const inner = contents(contents(arrived())[0]) as Message[]
    const plain = you.received.filter(({ ID }) => sent.some((message) => message.ID === ID))
    const contentOf = ({ ID, type, payload }: Message) => ({ ID, type, payload })
    expect(inner.map(contentOf)).toEqual(sent.map(contentOf))
    expect(plain.map(contentOf)).toEqual(sent.map(contentOf))
    expect(new Set(sent.map(({ type }) => type)).size).toBe(8)
  })

  it('stores a long merged record apart, whose receiver downloads and forwards it', async () => {
    const { me, you, other, group } = await meet()
    for (let index = 0; index < 6; index += 1)
      await me.chat.sendMessage(me.chat.createTextMessage({ ...group, payload: { text: `${index}`.repeat(2_000) } }))
    const messageList = me.chat.views.messages(`GROUP${group.to}`).get().messages.slice(-6)
    const toYou = { to: you.userID, conversationType: TYPES.CONV_C2C } as const
    const payload = { messageList, title: 'chat', abstractList: ['me: 0…'] }
    await me.chat.sendMessage(me.chat.createMergerMessage({ ...toYou, payload }))
    const merger = () => you.received.find(({ type }) => type === TYPES.MSG_MERGER)
    await expect.poll(merger).toMatchObject({ payload: { messageList: [], messageNumber: 6 } })
    const { data } = await you.chat.downloadMergerMessage(merger()!)
    expect(data.message.payload.messageList).toMatchObject(
      messageList.map(({ ID, payload: said }) => ({ ID, payload: said })),
    )
    const toOther = { to: other.userID, conversationType: TYPES.CONV_C2C, payload: data.message } as const
    const forwarded = await you.chat.sendMessage(you.chat.createForwardMessage(toOther))
    expect(forwarded.data.message).toMatchObject({ status: 'success', relayFlag: true })
    const arrived = () => other.received.find(({ type }) => type === TYPES.MSG_MERGER)
    await expect.poll(arrived).toMatchObject({ relayFlag: true, payload: { messageNumber: 6, title: 'chat' } })
  })
})
