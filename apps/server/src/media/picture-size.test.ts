import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { pictureSize } from './picture-size'

const canvas = createCanvas(321, 123)
canvas.getContext('2d').fillRect(0, 0, 100, 100)
const gif = Buffer.alloc(40)
gif.write('GIF89a', 'latin1')
gif.writeUInt16LE(321, 6)
gif.writeUInt16LE(123, 8)

it.each([
  ['PNG', () => canvas.encode('png')],
  ['JPEG', () => canvas.encode('jpeg', 80)],
  ['WebP', () => canvas.encode('webp', 80)],
  ['WebP without loss', () => canvas.encode('webp', 100)],
  ['GIF', () => Promise.resolve(gif)],
])('reads the size of a %s', async (_kind, encoded) => {
  expect(pictureSize(await encoded())).toEqual({ width: 321, height: 123 })
})

it.each([
  ['a text', Buffer.from('a text that is long enough to have a size')],
  ['a JPEG without a frame', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), Buffer.alloc(30)])],
  ['too few bytes', Buffer.from('GIF89a')],
])('reads none of %s', (_what, bytes) => {
  expect(pictureSize(bytes)).toBeNull()
})
