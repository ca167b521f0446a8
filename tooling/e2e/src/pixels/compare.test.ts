import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { compare } from './compare'

/** A white picture with a grey rectangle from its corner. */
const picture = (width: number, height: number, grey = { width: 0, height: 0 }, value = 0) => {
  const png = new PNG({ width, height })
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      png.data.fill(x < grey.width && y < grey.height ? value : 255, (y * width + x) * 4, (y * width + x) * 4 + 3)
  for (let at = 3; at < png.data.length; at += 4) png.data[at] = 255
  return PNG.sync.write(png)
}

it('finds nothing in the same picture', () => {
  expect(compare(picture(20, 10), picture(20, 10))).toEqual({ differing: 0, size: null, diff: null })
})

it('counts the pixels that differ, and marks them', () => {
  const { differing, diff } = compare(picture(20, 10), picture(20, 10, { width: 4, height: 3 }))
  expect(differing).toBe(12)
  const marks = PNG.sync.read(diff ?? Buffer.alloc(0))
  expect([...marks.data.subarray(0, 3)]).toEqual([255, 0, 0])
})

it('sees a shade that a person sees, and not the rounding of a colour', () => {
  expect(compare(picture(20, 10), picture(20, 10, { width: 20, height: 10 }, 235)).differing).toBe(200)
  expect(compare(picture(20, 10), picture(20, 10, { width: 20, height: 10 }, 254)).differing).toBe(0)
})

it('says both sizes', () => {
  expect(compare(picture(20, 10), picture(20, 12)).size).toBe('20 × 12, was 20 × 10')
})
