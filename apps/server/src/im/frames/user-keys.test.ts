import { binary } from '@org/im-sdk/binary'
import { forWire, fromWire } from '@org/im-sdk/protocol'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { framePayload } from './frames'
import { readBinaryFrame } from './read-binary-frame'
import { readFrame } from './read-frame'
import { WIRES } from './wires'

const LIMITS = { jsonDepth: 64, jsonValues: 100_000 }
const servcmd = 'group.set_attributes'
const key = fc.oneof(fc.constantFrom('Foo', 'foo', 'avatar', 'faceUrl', '~Foo'), fc.string({ unit: 'grapheme' }))
/** As in JSON: without a negative zero. */
const value = fc.jsonValue({ maxDepth: 4 }).map((any) => JSON.stringify(any))
const chosen = fc
  .dictionary(key, value)
  .map((texts) => Object.entries(texts).map(([name, text]) => `${JSON.stringify(name)}:${text}`))
  .map((fields) => `{${fields.join(',')}}`)
  .filter((json) => !json.includes('__proto__'))
  .map((json) => JSON.parse(json) as object)
const head = {
  seq: 1,
  reqtime: 1,
  ver: '',
  sdkversion: '',
  platform: 3,
  sdkappid: 1,
  contenttype: 'json' as const,
  identifier: 'alice',
  instanceid: '',
  sdkability: 0,
}

it('user-defined keys survive both codecs', async () => {
  await fc.assert(
    fc.asyncProperty(chosen, async (named) => {
      const body = { groupID: 'g', named }
      const text = JSON.stringify({ head: { servcmd, ...head }, body: forWire(body) })
      expect(readFrame(text, LIMITS)).toMatchObject({ ok: true, body })
      const bytes = binary.encode({ head: { servcmd, ...head }, body }) as Uint8Array
      expect(readBinaryFrame(bytes, LIMITS)).toMatchObject({ ok: true, body })

      const words = String(framePayload(WIRES.text.reply({ servcmd, seq: 1 }, body)))
      expect(fromWire((JSON.parse(words) as { body: unknown }).body)).toMatchObject(body)
      for (const wire of ['binary', 'packed'] as const) {
        const answer = Uint8Array.from(framePayload(WIRES[wire].reply({ servcmd, seq: 1 }, body)))
        expect((await binary.decode(answer))?.body).toMatchObject(body)
      }
    }),
    { numRuns: 200 },
  )
})
