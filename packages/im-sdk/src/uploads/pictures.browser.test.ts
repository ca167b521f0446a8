import { beforeEach, describe, expect, it } from 'vitest'
import type { ImageMessage } from '../index'
import { bitmapOf, blobOf, halves, inPageTime, pixel } from '../testing/page-media'
import { startUploads } from '../testing/upload-world'

let world: Awaited<ReturnType<typeof startUploads>>
beforeEach(async () => {
  world = await startUploads()
})

/** A JPEG that says it lies on its side: EXIF orientation 6 is shown turned by a quarter to the right. */
const turned = async (jpeg: Blob): Promise<Blob> => {
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  const tiff = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]
  return new Blob([bytes.slice(0, 2), Uint8Array.of(0xff, 0xe1, 0, exif.length + 2, ...exif), bytes.slice(2)])
}

const sendImage = async (blob: Blob, name: string) => {
  const { chat, to, clock, server } = world
  const file = new File([blob], name, { type: blob.type })
  const { data } = await inPageTime(clock, chat.sendMessage(chat.createImageMessage({ ...to, payload: { file } })))
  const { payload } = data.message as ImageMessage
  const kept = server.uploads.find(payload.imageInfoArray[0]!.url)!
  return { payload, kept, file, sizes: payload.imageInfoArray.map(({ width, height }) => [width, height]) }
}

const pictureOf = (kept: Awaited<ReturnType<typeof sendImage>>['kept'], variant: 'thumb' | 'large') => {
  const { bytes, type } = kept.variants.get(variant)!
  return new Blob([Uint8Array.from(bytes)], { type })
}

describe('an image', () => {
  it('is sent with a large and a small copy', async () => {
    const { payload, kept, sizes, file } = await sendImage(await blobOf(halves(1_600, 900), 'image/jpeg'), 'a.jpg')
    expect(sizes).toEqual([
      [1_600, 900],
      [1_280, 720],
      [352, 198],
    ])
    const [original, large, small] = payload.imageInfoArray
    expect(original?.size).toBe(file.size)
    expect(large).toMatchObject({ type: 2, size: pictureOf(kept, 'large').size })
    expect(small).toMatchObject({ type: 3, size: pictureOf(kept, 'thumb').size })
    expect(small?.url).toContain('variant=thumb')
    expect(pictureOf(kept, 'thumb').type).toBe('image/jpeg')
    expect(await pixel(pictureOf(kept, 'large'), 0.25, 0.5)).toMatchObject({ width: 1_280, height: 720, alpha: 255 })
  })

  it('is upright in the copies, as its EXIF says', async () => {
    const jpeg = await turned(await blobOf(halves(1_600, 900), 'image/jpeg'))
    const { kept, sizes } = await sendImage(jpeg, 'a.jpg')
    expect(sizes).toEqual([
      [900, 1_600],
      [720, 1_280],
      [198, 352],
    ])
    const top = await pixel(pictureOf(kept, 'thumb'), 0.5, 0.25)
    const bottom = await pixel(pictureOf(kept, 'thumb'), 0.5, 0.75)
    expect(top.red).toBeGreaterThan(200)
    expect(bottom.blue).toBeGreaterThan(200)
  })

  it('that is partly transparent stays transparent', async () => {
    const { kept } = await sendImage(await blobOf(halves(1_600, 900, null), 'image/png'), 'a.png')
    for (const variant of ['large', 'thumb'] as const) {
      expect(await pixel(pictureOf(kept, variant), 0.75, 0.5)).toMatchObject({ alpha: 0 })
      expect(await pixel(pictureOf(kept, variant), 0.25, 0.5)).toMatchObject({ alpha: 255 })
    }
  })

  it('is never enlarged', async () => {
    const { kept, sizes } = await sendImage(await blobOf(halves(300, 150), 'image/png'), 'a.png')
    expect(sizes).toEqual([
      [300, 150],
      [300, 150],
      [300, 150],
    ])
    expect(kept.variants.size).toBe(0)
  })

  it('that is animated is not scaled, because it would lose its frames', async () => {
    const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
    const bytes = Uint8Array.from(atob(gif), (character) => character.charCodeAt(0))
    const { payload, kept, sizes } = await sendImage(new Blob([bytes]), 'a.gif')
    expect(sizes[0]).toEqual([1, 1])
    expect(payload.imageFormat).toBe(2)
    expect(kept.variants.size).toBe(0)
  })

  it('that is a bmp is scaled to a jpeg', async () => {
    const { payload, kept, sizes } = await sendImage(bitmapOf(1_000, 800), 'a.bmp')
    expect(payload.imageFormat).toBe(4)
    expect(sizes[1]).toEqual([900, 720])
    expect(pictureOf(kept, 'large').type).toBe('image/jpeg')
  })

  it('that cannot be decoded is sent unchanged', async () => {
    const { payload, kept, sizes } = await sendImage(new Blob(['no picture'], { type: 'image/png' }), 'a.png')
    expect(sizes).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ])
    expect(new Set(payload.imageInfoArray.map(({ size }) => size))).toEqual(new Set([10]))
    expect(kept.isWhole).toBe(true)
  })
})
