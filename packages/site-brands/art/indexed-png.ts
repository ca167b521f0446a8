import { crc32, deflateSync } from 'node:zlib'

/** A PNG of at most 256 colours, about a third of the size of one in true colour. `rgba` holds four bytes a pixel. */
export const indexedPng = (width: number, height: number, rgba: Uint8ClampedArray): Buffer => {
  const { palette, indexOf } = reduce(rgba)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexOf((y * width + x) * 4)

  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap(([r, g, b]) => [r, g, b]))),
    chunk('tRNS', Buffer.from(palette.map(([, , , a]) => a))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data])
  const frame = Buffer.alloc(data.length + 12)
  frame.writeUInt32BE(data.length, 0)
  frame.set(body, 4)
  frame.writeUInt32BE(crc32(body), data.length + 8)
  return frame
}

type Colour = readonly [r: number, g: number, b: number, a: number]

interface Bin {
  readonly colour: Colour
  readonly count: number
}

/** Median cut: the box with the most pixels times its longest side is halved until there are 256. */
const reduce = (rgba: Uint8ClampedArray) => {
  const counts = new Map<number, number>()
  for (let i = 0; i < rgba.length; i += 4) counts.set(keyAt(rgba, i), (counts.get(keyAt(rgba, i)) ?? 0) + 1)
  const bins = [...counts].map(([key, count]): Bin => ({
    colour: [key >>> 24, (key >>> 16) & 255, (key >>> 8) & 255, key & 255],
    count,
  }))

  const boxes = [boxOf(bins)]
  while (boxes.length < 256) {
    const widest = boxes.reduce((a, b) => (b.weight > a.weight ? b : a))
    if (widest.weight === 0) break
    const sorted = widest.bins.toSorted((a, b) => a.colour[widest.axis]! - b.colour[widest.axis]!)
    const middle = halfOf(sorted)
    boxes.splice(boxes.indexOf(widest), 1, boxOf(sorted.slice(0, middle)), boxOf(sorted.slice(middle)))
  }

  const index = new Map(boxes.flatMap((box, i) => box.bins.map(({ colour }) => [keyAt(colour, 0), i] as const)))
  return { palette: boxes.map(averageOf), indexOf: (offset: number) => index.get(keyAt(rgba, offset)) ?? 0 }
}

/** A colour in one number; everything fully transparent is the same. */
const keyAt = (bytes: ArrayLike<number>, i: number) =>
  bytes[i + 3] === 0 ? 0 : ((bytes[i]! << 24) | (bytes[i + 1]! << 16) | (bytes[i + 2]! << 8) | bytes[i + 3]!) >>> 0

const boxOf = (bins: Bin[]) => {
  const spans = [0, 1, 2, 3].map((axis) => {
    const values = bins.map(({ colour }) => colour[axis]!)
    return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b))
  })
  const axis = spans.indexOf(Math.max(...spans))
  return { bins, axis, weight: spans[axis]! * Math.sqrt(bins.reduce((sum, { count }) => sum + count, 0)) }
}

/** Where half of the pixels lie on either side, with at least one colour on each. */
const halfOf = (bins: readonly Bin[]) => {
  const half = bins.reduce((sum, { count }) => sum + count, 0) / 2
  let passed = 0
  const middle = bins.findIndex(({ count }) => (passed += count) >= half)
  return Math.min(bins.length - 1, Math.max(1, middle))
}

const averageOf = ({ bins }: { bins: readonly Bin[] }): Colour => {
  const total = bins.reduce((sum, { count }) => sum + count, 0)
  const mean = (axis: number) =>
    Math.round(bins.reduce((sum, { colour, count }) => sum + colour[axis]! * count, 0) / total)
  return [mean(0), mean(1), mean(2), mean(3)]
}
