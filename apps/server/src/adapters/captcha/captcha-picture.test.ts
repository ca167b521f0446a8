import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { systemRandom } from '../system-random'
import type { Random } from '../../ports/random'
import { captchaPicture, drawCaptchaText } from './captcha-picture'

/** A multiplicative generator, so that no run has other pictures than the one before. */
const sameEveryTime = (): Random => {
  let state = 20_261_128
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  return { next, bytes: (length) => Uint8Array.from({ length }, () => Math.floor(next() * 256)) }
}

/** How many of 60 pictures the reader reads. */
const readBy = async (pictures: number, random: Random) => {
  const read = await trainReader(pictures, random)
  let right = 0
  for (let n = 0; n < 60; n += 1) {
    const text = drawCaptchaText(random)
    if ((await read(captchaPicture(text, random))) === text) right += 1
  }
  return right
}

it('draws pictures that a nearest-neighbour classifier trained on some of them rarely reads', async () => {
  expect(await readBy(100, sameEveryTime())).toBeLessThan(20)
})

it('draws pictures that such a classifier rarely reads when it has seen many', { tags: ['deep'] }, async () => {
  expect(await readBy(500, systemRandom)).toBeLessThan(20)
})

/** A picture of one character, 12 by 16 shades. */
type Patch = Float32Array
interface Example {
  readonly sign: string
  readonly patch: Patch
}

const PATCH_WIDTH = 12
const PATCH_HEIGHT = 16
const SIGNS = 5

/**
 * The simplest attack: a nearest-neighbour classifier, trained on pictures that the public source code draws. It cuts
 * four equal columns with one character each.
 */
const trainReader = async (pictures: number, random: Random) => {
  const examples: Example[] = []
  for (let n = 0; n < pictures; n += 1) {
    const text = drawCaptchaText(random)
    const patches = await patchesOf(captchaPicture(text, random))
    for (const [index, patch] of patches.entries()) examples.push({ sign: text[index] ?? '', patch })
  }
  return async (picture: Uint8Array): Promise<string> =>
    (await patchesOf(picture)).map((patch) => nearest(examples, patch)).join('')
}

const nearest = (examples: readonly Example[], patch: Patch): string => {
  let best = { sign: '', distance: Number.POSITIVE_INFINITY }
  for (const { sign, patch: other } of examples) {
    let distance = 0
    for (let n = 0; n < patch.length && distance < best.distance; n += 1)
      distance += ((patch[n] ?? 0) - (other[n] ?? 0)) ** 2
    if (distance < best.distance) best = { sign, distance }
  }
  return best.sign
}

/** Each column, centred on its ink and scaled down. */
const patchesOf = async (png: Uint8Array): Promise<Patch[]> => {
  const image = await loadImage(Buffer.from(png))
  const { width, height } = image
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.drawImage(image, 0, 0)
  const { data } = pen.getImageData(0, 0, width, height)
  const ink = (x: number, y: number) => {
    const at = (Math.round(y) * width + Math.round(x)) * 4
    return x < 0 || y < 0 || x > width - 1 || y > height - 1
      ? 0
      : Math.max(0, 210 - ((data[at] ?? 255) + (data[at + 1] ?? 255)) / 2)
  }
  const step = width / (SIGNS + 0.6)
  return Array.from({ length: SIGNS }, (_, index) => {
    const [middleX, middleY] = centreOf(ink, step * (index + 0.8), height / 2, step / 2, height / 2)
    const patch = new Float32Array(PATCH_WIDTH * PATCH_HEIGHT)
    for (let y = -34; y < 34; y += 1)
      for (let x = -25; x < 25; x += 1) {
        const cell =
          Math.floor(((y + 34) / 68) * PATCH_HEIGHT) * PATCH_WIDTH + Math.floor(((x + 25) / 50) * PATCH_WIDTH)
        patch[cell] = (patch[cell] ?? 0) + ink(middleX + x, middleY + y) / 1_000
      }
    return patch
  })
}

const centreOf = (
  ink: (x: number, y: number) => number,
  x0: number,
  y0: number,
  halfWidth: number,
  halfHeight: number,
) => {
  let [sum, sumX, sumY] = [1e-9, 0, 0]
  for (let y = y0 - halfHeight; y < y0 + halfHeight; y += 1)
    for (let x = x0 - halfWidth; x < x0 + halfWidth; x += 1) {
      const weight = ink(x, y)
      sum += weight
      sumX += weight * x
      sumY += weight * y
    }
  return [sumX / sum || x0, sumY / sum || y0] as const
}
