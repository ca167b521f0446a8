import { TYPES, type Message } from '@org/im-sdk'
import { binary } from '@org/im-sdk/binary'
import { ERRORS, MESSAGE_SIZES } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server'
import { bootServer } from './boot'
import { engineWithElements } from './engine-with-elements'
import { newMember } from './im-client'

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
    { make: (chat: Engine, to: Target, text: string) => Message; read: (message: Read) => unknown; most: number }
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
}

const emoji = (bytes: number): string => '😀'.repeat(Math.floor(bytes / 4)) + 'x'.repeat(bytes % 4)
const ODD: Readonly<Record<string, (most: number) => string>> = {
  zero: () => '0',
  nothing: () => '',
  'a NUL': () => 'a\0b',
  'half of a surrogate pair': () => 'a\ud83d',
  'the other half': () => '\ude00a',
  'a prototype': () => '__proto__',
  'a constructor': () => 'constructor',
  'marks of the direction': () => '\u200fabc\u2067\u2069',
  'an override of the direction': () => '\u202eabc',
  'emoji up to the limit': emoji,
  'emoji beyond the limit': (most) => emoji(most + 1),
  'a megabyte': () => 'x'.repeat(1_048_576),
}

const NAMES: ReadonlySet<string> = new Set(Object.keys(ERRORS))
const UNNAMED: ReadonlySet<string> = new Set(['SERVICE_OVERLOAD', 'NETWORK_TIMEOUT', 'NETWORK_ERROR', 'UNEXPECTED'])

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
      for (const [what, textOf] of Object.entries(ODD)) {
        const text = textOf(most)
        try {
          const { message } = (await me.chat.sendMessage(make(me.chat, to, text))).data
          await expect.poll(() => you.received.some(({ ID }) => ID === message.ID)).toBe(true)
          const arrived = you.received.find(({ ID }) => ID === message.ID) as unknown as Read
          expect(read(arrived)).toBe(read(message as unknown as Read))
          told[what] = read(arrived) === text ? 'arrives' : `arrives as ${JSON.stringify(read(arrived)).slice(0, 80)}`
        } catch (error) {
          const { errorName = String(error) } = error as { errorName?: string }
          told[what] = NAMES.has(errorName) && !UNNAMED.has(errorName) ? 'is refused' : errorName
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
