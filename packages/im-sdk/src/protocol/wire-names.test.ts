import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerBody, binary, readRequest, writeAnswer } from '../binary'
import { jsonCodec } from '../rpc/codec-json'
import { storedMessage } from '../testing'
import { commandSchemas } from './schemas'
import { pushSchemas } from './schemas/pushes'
import { forWire, fromWire, sdkKey, wireKey } from './wire-names'

/** Keys that look like those of the protocol, in either spelling, and any others. */
const key = fc
  .oneof(
    fc.constantFrom(
      'avatar',
      'faceUrl',
      'FaceUrl',
      'Desc',
      'desc',
      'description',
      'SDKAppID',
      'messageList',
      'Foo',
      'foo',
    ),
    fc.constantFrom('From_Account', 'fromAccount', '~foo', '~~Foo', '', 'ß', 'ǅ', 'constructor', 'toString', '0'),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
  )
  .filter((text) => text !== '__proto__')
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.dictionary(key, tie('json'), { maxKeys: 5, noNullPrototype: true }),
    fc.array(tie('json'), { maxLength: 3 }),
  ),
}))
const userObject = fc.dictionary(key, json, { maxKeys: 8, noNullPrototype: true })

const head = {
  seq: 1,
  reqtime: 1,
  ver: '',
  sdkversion: '',
  platform: 3,
  sdkappid: 1,
  contenttype: 'json',
  identifier: 'alice',
  instanceid: '',
  sdkability: 0,
} as const

/** The keys of a schema and of all in it, and whether it holds fields that anybody may name. */
const keysOf = (
  schema: object,
  keys = new Set<string>(),
  records: string[] = [],
  path = '',
): [Set<string>, string[]] => {
  const {
    type,
    entries = {},
    item,
    wrapped,
    options = [],
    pipe = [],
  } = schema as {
    type?: string
    entries?: Record<string, object>
    item?: object
    wrapped?: object
    options?: readonly unknown[]
    pipe?: readonly object[]
  }
  if (type === 'record' || type === 'unknown' || type === 'any' || type === 'loose_object') records.push(path)
  for (const [name, entry] of Object.entries(entries)) {
    keys.add(name)
    keysOf(entry, keys, records, `${path}.${name}`)
  }
  const inner = [item, wrapped, ...options, ...pipe.filter((part) => part !== schema)]
  for (const part of inner) if (typeof part === 'object' && part !== null) keysOf(part, keys, records, path)
  return [keys, records]
}

describe('the names of the wire', () => {
  it('have one name in the engine for each, and the other way round', () => {
    fc.assert(
      fc.property(key, key, (one, other) => {
        expect(sdkKey(wireKey(one))).toBe(one)
        expect(wireKey(one) === wireKey(other)).toBe(one === other)
      }),
    )
  })

  it('are those of the rule and its exceptions for every field of the protocol', () => {
    for (const [name, { request, reply }] of Object.entries(commandSchemas))
      for (const schema of [request, reply])
        for (const field of keysOf(schema)[0]) expect(wireKey(field), `${name}.${field}`).toMatch(/^[A-Z][\w]*$/)
    expect(['groupID', 'avatar', 'senderLevel', 'SDKAppID'].map(wireKey)).toEqual([
      'GroupId',
      'FaceUrl',
      'SenderLevel',
      'SDKAppID',
    ])
  })

  it('are never chosen by users: user-defined keys are values, except in elements of later versions', () => {
    const bodies = [
      ...Object.values(commandSchemas).flatMap(({ request, reply }) => [request, reply]),
      ...Object.values(pushSchemas).map(({ body }) => body),
    ]
    const chosen = bodies.flatMap((schema) => keysOf(schema)[1])
    expect(chosen.length).toBeGreaterThan(0)
    for (const path of chosen) expect(path).toMatch(/\.msgContent$/)
  })

  it('cannot be those of a prototype, however they are spelt', () => {
    const wire: unknown = JSON.parse('{"__proto__":{"a":1},"~__proto__":{"a":1},"B":{"__proto__":{"a":1}}}')
    const read = fromWire(wire) as { a?: number; b: { a?: number } }
    expect([read.a, read.b.a, Object.getPrototypeOf(read) === Object.prototype]).toEqual([undefined, undefined, true])
    expect(fromWire(forWire(JSON.parse('{"__proto__":1,"~__proto__":2}')))).toEqual({ '~__proto__': 2 })
  })
})

describe('an object whose keys users have chosen', () => {
  it('is the same after it went to the server and back, over either codec', async () => {
    await fc.assert(
      fc.asyncProperty(userObject, async (chosen) => {
        const body = { groupID: 'g', chosen }
        const servcmd = 'group.set_attributes'
        const said = JSON.parse(String(jsonCodec.encode({ head: { servcmd, ...head }, body }))) as { body: unknown }
        expect(fromWire(said.body)).toEqual(body)
        const bytes = binary.encode({ head: { servcmd, ...head }, body }) as Uint8Array
        expect(fromWire(readRequest(bytes)?.body)).toEqual(body)

        const text = JSON.stringify({ head: { servcmd, seq: 1 }, body: forWire(body) })
        expect((await jsonCodec.decode(text))?.body).toEqual(body)
        expect((await binary.decode(writeAnswer({ servcmd, seq: 1 }, answerBody(servcmd, body))))?.body).toMatchObject(
          body,
        )
      }),
    )
  })

  it('is the same in an element of a later version', async () => {
    await fc.assert(
      fc.asyncProperty(userObject, async (chosen) => {
        const message = storedMessage({ msgBody: [{ msgType: 'TIMLaterElem', msgContent: { chosen } }] })
        const servcmd = 'push.messages'
        const body = { messageList: [message], sessionData: '' }
        const text = JSON.stringify({ head: { servcmd }, body: forWire(body) })
        expect((await jsonCodec.decode(text))?.body).toEqual(body)
        expect((await binary.decode(writeAnswer({ servcmd }, answerBody(servcmd, body))))?.body).toEqual(body)
      }),
    )
  })
})
