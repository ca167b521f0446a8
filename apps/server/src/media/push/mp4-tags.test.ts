import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FlvTagReader, type FlvTag } from './flv-tags'
import { Mp4TagReader } from './mp4-tags'

/** ffmpeg has made both of the same test pattern, with pictures that are shown later than they are decoded. */
const patternAs = (kind: 'mp4' | 'flv') =>
  readFileSync(new URL(`../../../test/streams/pattern.${kind}`, import.meta.url))
const MP4 = patternAs('mp4')

const read = (stream: Buffer, size = stream.length): FlvTag[] => {
  const reader = new Mp4TagReader()
  const pieces = Array.from({ length: Math.ceil(stream.length / size) }, (_, at) => at * size)
  return pieces.flatMap((at) => reader.read(stream.subarray(at, at + size)))
}
/** The last tag of FLV pictures says that they have ended. */
const END = Buffer.from([0x17, 2, 0, 0, 0])
const tagsOf = (tags: readonly FlvTag[], kind: FlvTag['kind']) =>
  tags
    .filter((tag) => tag.kind === kind)
    .map(({ at, isConfig, isKey, bytes }) => ({ at, isConfig, isKey, body: bytes.subarray(11, -4) }))
    .filter(({ body }) => !body.equals(END))

it.each(['video', 'audio'] as const)('passes the %s of fragmented MP4 on as ffmpeg writes it into FLV', (kind) => {
  const ours = tagsOf(read(MP4), kind)
  expect(ours.length).toBeGreaterThan(70)
  expect(ours).toEqual(tagsOf(new FlvTagReader().read(patternAs('flv')), kind))
})

it('reads a stream in whichever pieces it arrives', () => {
  const whole = read(MP4)
  for (const size of [1, 7, 1_000]) expect(read(MP4, size)).toEqual(whole)
})

/** The stream with other bytes at a place after the first of a text. */
const changed = (text: string, offset: number, bytes: readonly number[]) => {
  const stream = Buffer.from(MP4)
  stream.set(bytes, stream.indexOf(text, 0, 'latin1') + offset)
  return stream
}
const box = (type: string, size: number) => {
  const header = Buffer.alloc(8)
  header.writeUInt32BE(size)
  header.write(type, 4, 'latin1')
  return header
}
const full = (type: string, ...parts: readonly Buffer[]) => {
  const data = Buffer.concat(parts)
  return Buffer.concat([box(type, 8 + data.length), data])
}
const numbers = (...values: readonly number[]) => {
  const data = Buffer.alloc(4 * values.length)
  for (const [at, value] of values.entries()) data.writeUInt32BE(value, 4 * at)
  return data
}
/** A fragment of runs of one sample each, all with the same bytes. */
const sharedBytes = (count: number, size: number) => {
  const run = full('trun', numbers(0x1, 1, 0))
  const runs = Array.from({ length: count }, () => run)
  return full('moof', full('traf', full('tfhd', numbers(0x020010, 1, size)), full('tfdt', numbers(0, 0)), ...runs))
}
const after = (stream: Buffer, type: string) => stream.subarray(stream.indexOf(type, 0, 'latin1') - 4)

describe('refuses, and says why', () => {
  it.each([
    ['a file without fragments', changed('mvex', 0, [...Buffer.from('free')]), 'The MP4 has no fragments.'],
    [
      'pictures that are not H.264',
      changed('stsd', 16, [...Buffer.from('hvc1')]),
      'The video of the MP4 is "hvc1": send H.264.',
    ],
    ['fragments before their tracks', after(MP4, 'moof'), 'The MP4 does not begin with its tracks.'],
    ['data that is too large', Buffer.concat([MP4, box('mdat', 2 ** 31)]), 'A box "mdat" has 2147483648 bytes.'],
    ['a box without an end', Buffer.concat([MP4, box('mdat', 0)]), 'A box "mdat" has 0 bytes.'],
    ['more samples than there can be', changed('trun', 8, [255, 255, 255, 255]), 'A run of a fragment has 4294967295'],
    [
      'samples that share bytes',
      Buffer.concat([MP4, sharedBytes(1_000, 1_000_000)]),
      'The samples of a fragment are too',
    ],
    ['samples outside of the data', changed('trun', 12, [0x7f, 0, 0, 0]), 'A sample of the MP4 is outside'],
    ['a box that ends early', changed('trun', 8, [0, 0, 0x4e, 0]), 'A box of the MP4 is too short.'],
  ])('%s', (_, stream, message) => {
    expect(() => read(stream)).toThrow(
      expect.objectContaining({ name: 'BadStreamError', message: expect.stringContaining(message) }),
    )
  })
})

it('begins with what sets up the decoders, at the time of the first fragment', () => {
  const stream = Buffer.from(MP4)
  for (let at = stream.indexOf('tfdt'); at >= 0; at = stream.indexOf('tfdt', at + 1)) {
    const isLong = stream.readUInt8(at + 4) === 1
    if (isLong) stream.writeUInt32BE(1, at + 8)
    else stream.writeUInt32BE(0x7000_0000, at + 8)
  }
  const [script, first, second, media] = read(stream)
  expect([script?.kind, first?.isConfig, second?.isConfig, media?.isConfig]).toEqual(['script', true, true, false])
  expect(media?.at).toBeGreaterThan(1_000_000)
  expect([script?.at, first?.at, second?.at]).toEqual([media?.at, media?.at, media?.at])
})

it('skips boxes that it does not read, without keeping them', () => {
  const reader = new Mp4TagReader()
  reader.read(MP4.subarray(0, MP4.indexOf('moof') - 4))
  reader.read(box('free', 8 + 50_000_000))
  for (let piece = 0; piece < 50; piece += 1) expect(reader.read(Buffer.alloc(1_000_000))).toEqual([])
  expect(() => reader.read(box('mdat', 0))).toThrow('A box "mdat" has 0 bytes.')
})
