import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { answerBody, binary, writeAnswer } from '../binary'
import { jsonCodec } from '../rpc/codec-json'
import { readMessage } from '../rpc/read-message'
import { toMessage } from '../store/to-message'
import { loggedIn, storedMessage, textElement } from '../testing'
import { TYPES } from './constants'
import type { StoredMessage } from './pushes'
import { storedMessage as schema } from './schemas/common'
import { forWire, wireKey } from './wire-names'

const FIELDS = Object.keys(schema.entries) as (keyof StoredMessage)[]

/** Another value of each kind than a fake message has. */
const other = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 7
  if (value === 'Normal') return 'High'
  return Array.isArray(value) ? [textElement('another')] : `${String(value)}another`
}

/** The fields that a frame leaves out of most messages. */
const RARE = {
  version: 2,
  revoker: 'carol',
  needReadReceipt: true,
  readReceiptInfo: { readCount: 3, unreadCount: 1, isPeerRead: true, timestamp: 1_700_000_009 },
  isSupportExtension: true,
  isBroadcastMessage: true,
  relayFlag: true,
  isExcludedFromUnreadCount: true,
  isExcludedFromLastMessage: true,
  groupAtInfo: ['alice', TYPES.MSG_AT_ALL],
  receiverList: ['carol', 'dave'],
  event: 4,
} satisfies Partial<StoredMessage>

const base = storedMessage({ groupID: 'club', groupType: 'Public' })
const changed = (field: keyof StoredMessage): StoredMessage => ({
  ...base,
  [field]: field in RARE ? RARE[field as keyof typeof RARE] : other(base[field]),
})

it('are left out of a frame unless they are set', () => {
  const body = { messageList: [base], sessionData: '' }
  const wire = Object.keys(forWire(base) as object)
  for (const field of Object.keys(RARE)) expect(wire).not.toContain(wireKey(field))
  const unset = { version: 0, revoker: '', needReadReceipt: false, groupAtInfo: [] }
  expect(answerBody('push.messages', { ...body, messageList: [readMessage(forWire({ ...base, ...unset }))] })).toEqual(
    answerBody('push.messages', body),
  )
})

/** The fields of the schema are the one list of what a message has; whatever reads, writes or shows one is held to it. */
describe.each(FIELDS)('the field `%s` of a message', (field) => {
  const servcmd = 'push.messages'
  const body = { messageList: [changed(field)], sessionData: '' }

  it('arrives over text frames', async () => {
    const frame = await jsonCodec.decode(JSON.stringify({ head: { servcmd }, body: forWire(body) }))
    expect(frame?.body).toEqual(body)
  })

  it('arrives over binary frames', async () => {
    const frame = await binary.decode(writeAnswer({ servcmd }, answerBody(servcmd, body)))
    expect(frame?.body).toEqual(body)
  })

  it('is shown, unless it only says where the message belongs', () => {
    const isShown = JSON.stringify(toMessage(changed(field), 'alice')) !== JSON.stringify(toMessage(base, 'alice'))
    expect(isShown).toBe(!['toAccount', 'groupType', 'event'].includes(field))
  })
})

it('are those of the binary frames, by name', () => {
  const proto = readFileSync(new URL('frame.proto', import.meta.url), 'utf8')
  const [, fields = ''] = /^message StoredMessage \{(.*?)^\}/ms.exec(proto) ?? []
  expect(Array.from(fields.matchAll(/(\w+) = \d+;/g), ([, name]) => name).sort()).toEqual([...FIELDS].sort())
})

it('are the same for an unsent message and a received one', async () => {
  const { chat } = await loggedIn('alice')
  const own = chat.createTextMessage({ to: 'bob', conversationType: TYPES.CONV_C2C, payload: { text: 'hello' } })
  expect(Object.keys(own).sort()).toEqual(Object.keys(toMessage(base, 'alice')).sort())
})
