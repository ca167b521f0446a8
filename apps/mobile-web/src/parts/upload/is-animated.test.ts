import { expect, it } from 'vitest'
import { isAnimated } from './is-animated'

const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'number' ? part : [...part].map((sign) => sign.charCodeAt(0)))),
  )
const chunk = (name: string, size: number) => [0, 0, 0, size, name, ...Array<number>(size + 4).fill(0)]
const png = (...chunks: (string | number)[][]) => bytes(0x89, 'PNG\r\n\x1a\n', ...chunk('IHDR', 13), ...chunks.flat())
const webp = (flags: number) => bytes('RIFF', 0, 0, 0, 0, 'WEBPVP8X', 10, 0, 0, 0, flags, 0, 0, 0)

it.each([
  ['a gif', bytes('GIF89a'), true],
  ['a webp with frames', webp(0x02), true],
  ['a transparent webp', webp(0x10), false],
  ['a simple webp', bytes('RIFF', 0, 0, 0, 0, 'WEBPVP8 ', 10, 0, 0, 0, 2), false],
  ['a png with frames', png(chunk('iCCP', 30), chunk('acTL', 8), chunk('IDAT', 4)), true],
  ['a png', png(chunk('IDAT', 4), chunk('acTL', 8)), false],
  ['a png that is cut off', png(), false],
  ['an avif with frames', bytes(0, 0, 0, 28, 'ftypavis'), true],
  ['an avif', bytes(0, 0, 0, 28, 'ftypavif', 0, 0, 0, 0, 'mif1'), false],
  ['a photo', bytes(0xff, 0xd8, 0xff, 0xe0), false],
  ['nothing', bytes(), false],
])('%s', (_, file, moves) => {
  expect(isAnimated(file)).toBe(moves)
})
