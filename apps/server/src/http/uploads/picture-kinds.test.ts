import { createCanvas, loadImage } from '@napi-rs/canvas'
import { editUserInfo, getTempKeysForMinio, getUserInfo } from '@org/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { errorOf, putWhole } from '../../../test/files'
import { registerPerson, type Person } from '../../../test/people'
import type { RunningServer } from '../../server'

let server: RunningServer
let fan: Person
beforeAll(async () => {
  server = await bootServer()
  fan = await registerPerson(server)
})
afterAll(() => server.stop())

const jpeg = (): Promise<Buffer> => {
  const canvas = createCanvas(16, 8)
  canvas.getContext('2d').fillRect(0, 0, 8, 4)
  return canvas.encode('jpeg', 90)
}

/** The picture with an EXIF segment that says how it is to be turned. */
const turned = (picture: Buffer, orientation: number): Buffer => {
  const exif = Buffer.from('Exif\0\0', 'latin1')
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  const segment = [0xff, 0xe1, 0, exif.length + tiff.length + 2, ...exif, ...tiff]
  return Buffer.concat([picture.subarray(0, 2), Buffer.from(segment), picture.subarray(2)])
}

/** A grey picture of any size: each block of pixels is two bits, which are 0. */
const greyJpeg = (width: number, height: number): Buffer => {
  const size = (value: number) => [value >> 8, value & 0xff]
  const table = (kind: number) => [0xff, 0xc4, 0, 20, kind, 1, ...Array.from({ length: 15 }, () => 0), 0]
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xdb, 0, 67, 0, ...Array.from({ length: 64 }, () => 1)]),
    Buffer.from([0xff, 0xc0, 0, 11, 8, ...size(height), ...size(width), 1, 1, 0x11, 0]),
    Buffer.from([...table(0x00), ...table(0x10), 0xff, 0xda, 0, 8, 1, 1, 0x00, 0, 63, 0]),
    Buffer.alloc(Math.ceil((Math.ceil(width / 8) * Math.ceil(height / 8)) / 4)),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** Two pictures of one pixel, red and blue, shown in turn. */
const animatedGif = (): Buffer => {
  const frame = (colour: number) => [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, colour, 1, 0]
  const head = [...Buffer.from('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
  return Buffer.from([...head, ...frame(0x44), ...frame(0x4c), 0x3b])
}

const transparentPng = (): Promise<Buffer> => createCanvas(16, 8).encode('png')
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')

/** As a browser does it: it tells the type by the ending. */
const put = async (name: string, picture: Buffer) => {
  const offer = await fan.api.call(getTempKeysForMinio, { key: name, size: picture.length })
  return { ...offer, response: await putWhole(new URL(offer.put_url, server.url).href, picture, typeOf(name)) }
}

const typeOf = (name: string) => `image/${name.slice(name.indexOf('.') + 1).replace('jpg', 'jpeg')}`

const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8]

describe('a picture of a member', () => {
  it.each([
    ...ORIENTATIONS.map(
      (orientation) =>
        [
          `of EXIF orientation ${orientation}`,
          'me.jpg',
          'image/jpeg',
          async () => turned(await jpeg(), orientation),
        ] as const,
    ),
    ['that is transparent', 'me.png', 'image/png', transparentPng] as const,
    ['that moves', 'me.gif', 'image/gif', () => Promise.resolve(animatedGif())] as const,
    ['of 12,000 by 9,000 px', 'me.jpg', 'image/jpeg', () => Promise.resolve(greyJpeg(12_000, 9_000))] as const,
    ['with the ending of another kind of picture', 'me.png', 'image/jpeg', jpeg] as const,
  ])('%s is kept as it is, with its own type, and is their avatar', async (_what, name, type, made) => {
    const picture = await made()
    const { response, url, key } = await put(name, picture)
    expect(response.status).toBeLessThan(300)
    const shown = await fetch(new URL(url, server.url))
    expect(shown.headers.get('content-type')).toBe(type)
    expect(Buffer.from(await shown.arrayBuffer()).equals(picture)).toBe(true)
    await fan.api.call(editUserInfo, { avatar: key })
    expect((await fan.api.call(getUserInfo, {})).avatar).toBe(url)
  })

  it.each([
    ['HEIC', 'me.heic', HEIC],
    ['a page', 'me.svg', Buffer.from('<svg/>')],
    ['a name without an ending', 'me', HEIC],
  ])('is refused by its name if that says %s', async (_what, name, picture) => {
    await expect(put(name, picture)).rejects.toThrow('请选择图片文件')
  })

  it.each([
    ['a HEIC', HEIC],
    ['a script', Buffer.from('<script>alert(1)</script>')],
    ['a vector picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a program', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
  ])('with a false ending is refused by what it is: %s', async (_what, picture) => {
    const { response, url } = await put('me.jpg', picture)
    expect([response.status, await errorOf(response)]).toEqual([415, 'CONTENT_WRONG'])
    expect((await fetch(new URL(url, server.url))).status).toBe(404)
  })

  it('is a picture that can be drawn, in these tests', async () => {
    const { width, height } = await loadImage(turned(await jpeg(), 6))
    expect(Math.max(width, height)).toBe(16)
    expect((await loadImage(animatedGif())).width).toBe(1)
  })
})
