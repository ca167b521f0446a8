import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { answerBody, binary, writeAnswer } from '../binary'
import { jsonCodec } from '../rpc/codec-json'
import { toMessage } from '../store/to-message'
import { loggedIn, storedMessage, textElement } from '../testing'
import { TYPES } from './constants'
import type { StoredMessage } from './pushes'
import { storedMessage as schema } from './schemas/common'
import { forWire } from './wire-names'

const FIELDS = Object.keys(schema.entries) as (keyof StoredMessage)[]

/** Another value of each kind than a fake message has. */
const other = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 7
  if (value === 'Normal') return 'High'
  return Array.isArray(value) ? [textElement('another')] : `${String(value)}another`
}

const base = storedMessage({ groupID: 'club', groupType: 'Public' })
const changed = (field: keyof StoredMessage): StoredMessage => ({ ...base, [field]: other(base[field]) })

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

  it('is shown, unless it identifies the conversation', () => {
    const isShown = JSON.stringify(toMessage(changed(field), 'alice')) !== JSON.stringify(toMessage(base, 'alice'))
    expect(isShown).toBe(!['toAccount', 'groupType'].includes(field))
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
