import { TYPES, type Message } from '@org/im-sdk'
import { binary } from '@org/im-sdk/binary'
import { MESSAGE_SIZES } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server'
import { bootServer } from './boot'
import { engineWithElements } from './engine-with-elements'
import { newMember } from './im-client'
import { isNamed, ODD_TEXTS } from './odd-texts'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

const engine = async (wire: object) => engineWithElements(server, await newMember(server), wire)
type Engine = Awaited<ReturnType<typeof engine>>['chat']

interface Target {
  readonly to: string
  readonly conversationType: typeof TYPES.CONV_C2C
}

interface Read {
  readonly payload: Readonly<Record<string, unknown>>
  readonly cloudCustomData: string
}

/** For each text of a message: a message with it, where it is read, and the bytes that it may have. */
const TEXTS: Readonly<
  Record<
    string,
    {
      make: (chat: Engine, to: Target, text: string) => Message | Promise<Message>
      read: (message: Read) => unknown
      most: number
    }
  >
> = {
  'a text': {
    make: (chat, to, text) => chat.createTextMessage({ ...to, payload: { text } }),
    read: ({ payload }) => payload['text'],
    most: MESSAGE_SIZES.textBytes,
  },
  'cloud custom data': {
    make: (chat, to, cloudCustomData) => chat.createTextMessage({ ...to, payload: { text: 'hello' }, cloudCustomData }),
    read: ({ cloudCustomData }) => cloudCustomData,
    most: MESSAGE_SIZES.cloudCustomDataBytes,
  },
  'custom data': {
    make: (chat, to, data) => chat.createCustomMessage({ ...to, payload: { data, description: '', extension: '' } }),
    read: ({ payload }) => payload['data'],
    most: MESSAGE_SIZES.customBytes,
  },
  'a description': {
    make: (chat, to, description) =>
      chat.createCustomMessage({ ...to, payload: { data: '1', description, extension: '' } }),
    read: ({ payload }) => payload['description'],
    most: MESSAGE_SIZES.customBytes,
  },
  'an extension': {
    make: (chat, to, extension) =>
      chat.createCustomMessage({ ...to, payload: { data: '1', description: '', extension } }),
    read: ({ payload }) => payload['extension'],
    most: MESSAGE_SIZES.customBytes,
  },
  'a face': {
    make: (chat, to, data) => chat.createFaceMessage({ ...to, payload: { index: 0, data } }),
    read: ({ payload }) => payload['data'],
    most: MESSAGE_SIZES.customBytes,
  },
  'a place': {
    make: (chat, to, description) =>
      chat.createLocationMessage({ ...to, payload: { description, longitude: 0, latitude: 0 } }),
    read: ({ payload }) => payload['description'],
    most: MESSAGE_SIZES.textBytes,
  },
  'the title of a record': {
    make: (chat, to, title) => recordOf(chat, to, { title }),
    read: ({ payload }) => payload['title'],
    most: MESSAGE_SIZES.mergerTextBytes,
  },
  'a line of a record': {
    make: (chat, to, line) => recordOf(chat, to, { abstractList: [line] }),
    read: ({ payload }) => (payload['abstractList'] as readonly string[])[0],
    most: MESSAGE_SIZES.mergerTextBytes,
  },
  'what old clients show of a record': {
    make: (chat, to, compatibleText) => recordOf(chat, to, { compatibleText }),
    read: ({ payload }) => payload['compatibleText'],
    most: MESSAGE_SIZES.mergerTextBytes,
  },
  'the name of a file': {
    make: (chat, to, fileName) => {
      const payload = { uuid: 'u', fileName, fileSize: 3, fileUrl: FILE_URL, file: null }
      return chat.createForwardMessage({ ...to, payload: { type: TYPES.MSG_FILE, payload } as never })
    },
    read: ({ payload }) => payload['fileName'],
    // 255 code units: an emoji has two, and four bytes.
    most: 509,
  },
}

const FILE_URL = `/uploads/2107/0123456789abcdef/abcdefghijklmnopqrstuv.pdf`

const recordOf = async (chat: Engine, to: Target, texts: object): Promise<Message> => {
  const one = chat.createTextMessage({ ...to, payload: { text: 'one' } })
  const { message } = (await chat.sendMessage(one)).data
  return chat.createMergerMessage({ ...to, payload: { messageList: [message], title: 'record', ...texts } })
}

describe.each([
  ['text frames', {}],
  ['compressed binary frames', { codec: binary, gzip: true }],
])('over %s', (_, wire) => {
  it.each(Object.entries(TEXTS))(
    '%s arrives as it was sent, or is refused by name',
    async (_name, { make, read, most }) => {
      const [me, you] = [await engine(wire), await engine(wire)]
      const to = { to: you.userID, conversationType: TYPES.CONV_C2C } as const
      const told: Record<string, string> = {}
      for (const [what, textOf] of Object.entries(ODD_TEXTS)) {
        const text = textOf(most)
        try {
          const { message } = (await me.chat.sendMessage(await make(me.chat, to, text))).data
          await expect.poll(() => you.received.some(({ ID }) => ID === message.ID)).toBe(true)
          const arrived = you.received.find(({ ID }) => ID === message.ID) as unknown as Read
          expect(read(arrived)).toBe(read(message as unknown as Read))
          told[what] = read(arrived) === text ? 'arrives' : `arrives as ${JSON.stringify(read(arrived)).slice(0, 80)}`
        } catch (error) {
          const { errorName = String(error) } = error as { errorName?: string }
          told[what] = isNamed(errorName) ? 'is refused' : errorName
        }
      }
      for (const what of ['zero', 'a prototype', 'a constructor', 'marks of the direction', 'emoji up to the limit'])
        expect(told).toMatchObject({ [what]: 'arrives' })
      for (const what of ['a NUL', 'emoji beyond the limit', 'a megabyte'])
        expect(told).toMatchObject({ [what]: 'is refused' })
      // No UTF-8 has half of a pair: the engine puts the replacement character into the message.
      expect(told).toMatchObject({
        'half of a surrogate pair': 'arrives as "a\ufffd"',
        'the other half': 'arrives as "\ufffda"',
      })
      // Words are looked for, and shown, as they are read; the sender's message says so too.
      expect(['arrives', 'arrives as "abc"']).toContain(told['an override of the direction'])
      expect(['arrives', 'is refused']).toContain(told['nothing'])
    },
  )
})
