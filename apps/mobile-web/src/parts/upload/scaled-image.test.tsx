import { describe, expect, it } from 'vitest'
import { scaledImage } from './scaled-image'

type Corner = 'top left' | 'top right' | 'bottom left' | 'bottom right'

/** A picture that is red at its upper left and blue elsewhere, or transparent elsewhere. */
const drawn = async (width: number, height: number, type: string, ground: string | null = '#00f') => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas.')
  if (ground !== null) {
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
  }
  context.fillStyle = '#f00'
  context.fillRect(0, 0, width / 2, height / 2)
  return new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture.'))), type),
  )
}

/** The picture with an EXIF segment that says how it is to be turned. */
const turned = async (jpeg: Blob, orientation: number) => {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0]
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  const segment = [0xff, 0xe1, 0, exif.length + tiff.length + 2, ...exif, ...tiff]
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  return new Blob([bytes.slice(0, 2), new Uint8Array(segment), bytes.slice(2)], { type: 'image/jpeg' })
}

/** 16 by 8 px, red at its upper left and blue elsewhere. */
const AVIF =
  'data:image/avif;base64,AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAADUAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAABAAAAAIAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAABAA0ABoAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAAD1tZGF0EgAKCDgMv7CAhoNIMicWQAYYYYQA+rld616nDjvydHCzs3XeeRFd9/BheKsvBUjyhE+BDoA='

const fileOf = (blob: Blob, name = 'a.jpg') => new File([blob], name, { type: blob.type })

const read = async (file: File) => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'none' })
  const { width, height } = bitmap
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  if (!context) throw new Error('The browser has no canvas.')
  context.drawImage(bitmap, 0, 0)
  const at = (x: number, y: number) => [...context.getImageData(x * width, y * height, 1, 1).data]
  const corners: Record<Corner, number[]> = {
    'top left': at(0.25, 0.25),
    'top right': at(0.75, 0.25),
    'bottom left': at(0.25, 0.75),
    'bottom right': at(0.75, 0.75),
  }
  return { width, height, corners }
}

const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 200 && green < 60 && blue < 60

describe('a picture before it is sent', () => {
  it.each([
    [1, 'top left'],
    [2, 'top right'],
    [3, 'bottom right'],
    [4, 'bottom left'],
    [5, 'top left'],
    [6, 'top right'],
    [7, 'bottom right'],
    [8, 'bottom left'],
  ] as const)('of EXIF orientation %i is upright, with its upper left at the %s', async (orientation, corner) => {
    const original = fileOf(await turned(await drawn(1_600, 800, 'image/jpeg'), orientation))
    const { width, height, corners } = await read(await scaledImage(original))
    expect([width, height]).toEqual(orientation < 5 ? [1_200, 600] : [600, 1_200])
    expect(Object.keys(corners).filter((name) => isRed(corners[name as Corner]))).toEqual([corner])
  })

  it('that is transparent stays so', async () => {
    const sent = await scaledImage(fileOf(await drawn(1_600, 800, 'image/png', null), 'a.png'))
    expect(sent.type).not.toBe('image/jpeg')
    const { corners } = await read(sent)
    expect([isRed(corners['top left']), corners['bottom right'][3]]).toEqual([true, 0])
  })

  it('that moves, that the browser cannot read, or that is none, is sent as it is, for the server to judge', async () => {
    const heic = [0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')]
    const files = [
      new File(['GIF89a and its pictures'], 'a.gif', { type: 'image/gif' }),
      new File([new Uint8Array(heic)], 'a.heic', { type: 'image/heic' }),
      new File(['<script>1</script>'], 'false-ending.png', { type: 'image/png' }),
    ]
    for (const file of files) expect(await scaledImage(file)).toBe(file)
  })

  it('of a kind that the server does not take is sent as one that it takes', async () => {
    const sent = await scaledImage(fileOf(await (await fetch(AVIF)).blob(), 'a.avif'))
    expect([sent.name, sent.type]).toEqual(['a.webp', 'image/webp'])
    const { width, height, corners } = await read(sent)
    expect([width, height, isRed(corners['top left']), isRed(corners['bottom right'])]).toEqual([16, 8, true, false])
  })

  it('of 12,000 by 9,000 px is sent with 1,200 by 900 px', { tags: ['deep'] }, async () => {
    const sent = await scaledImage(fileOf(await drawn(12_000, 9_000, 'image/jpeg')))
    const { width, height, corners } = await read(sent)
    expect([width, height, isRed(corners['top left'])]).toEqual([1_200, 900, true])
  })
})
