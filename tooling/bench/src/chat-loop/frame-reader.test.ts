import { textFrame } from '@org/server/frames'
import { expect, it } from 'vitest'
import { FrameReader } from './frame-reader'

const PING = Buffer.from([0x89, 0])

const read = (bytes: Buffer, step: number): string[] => {
  const texts: string[] = []
  const reader = new FrameReader((payload) => texts.push(String(payload)))
  for (let at = 0; at < bytes.length; at += step) reader.take(bytes.subarray(at, at + step))
  return texts
}

it('finds texts of all lengths in any chunks, and skips pings', () => {
  const texts = ['', 'a', 'b'.repeat(125), 'c'.repeat(126), 'd'.repeat(70_000), '球'.repeat(50)]
  const bytes = Buffer.concat(texts.flatMap((text) => [textFrame(text), PING]))
  for (const step of [bytes.length, 1, 7, 65_536]) expect(read(bytes, step)).toEqual(texts)
})
