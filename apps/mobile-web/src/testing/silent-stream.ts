/** A live stream of silence for tests: real pieces of sound, of which a test lets as many seconds arrive as it wants. */

const RATE = 44_100
const SAMPLES = 1_024
/** A silent frame of AAC with one channel. */
const FRAME = [0x00, 0xc8, 0x00, 0x80, 0x23, 0x80]
/** AAC-LC, 44.1 kHz, one channel. */
const SETUP = [0x12, 0x08]

const framesIn = (seconds: number) => Math.round((seconds * RATE) / SAMPLES)
const millisecondsAt = (frame: number) => Math.round((frame * SAMPLES * 1_000) / RATE)
const bytes = (value: number, count: number) =>
  Array.from({ length: count }, (_, at) => (value >> (8 * (count - 1 - at))) & 255)

/** A tag of FLV with sound, and the size of the tag after it. */
const tag = (at: number, kind: 0 | 1, data: readonly number[]) => {
  const body = [0xaf, kind, ...data]
  return [
    8,
    ...bytes(body.length, 3),
    ...bytes(at & 0xffffff, 3),
    at >>> 24,
    0,
    0,
    0,
    ...body,
    ...bytes(body.length + 11, 4),
  ]
}

/** An FLV stream that never ends. `arrive` lets further seconds of it arrive. */
export const silentFlv = () => {
  let sent = 0
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sink = controller
      controller.enqueue(Uint8Array.from([0x46, 0x4c, 0x56, 1, 4, 0, 0, 0, 9, 0, 0, 0, 0, ...tag(0, 0, SETUP)]))
    },
  })
  return {
    body,
    arrive: (seconds: number) => {
      const until = sent + framesIn(seconds)
      const tags: number[] = []
      for (; sent < until; sent += 1) tags.push(...tag(millisecondsAt(sent), 1, FRAME))
      sink?.enqueue(Uint8Array.from(tags))
    },
  }
}

/** ADTS puts its own head before each frame: AAC-LC, 44.1 kHz, one channel, and the size of both. */
const adts = (frame: readonly number[]) => {
  const size = frame.length + 7
  return [0xff, 0xf1, 0x50, 0x40 | (size >> 11), (size >> 3) & 255, ((size & 7) << 5) | 31, 0xfc, ...frame]
}

const addressOf = (content: string | Uint8Array<ArrayBuffer>, type: string) =>
  URL.createObjectURL(new Blob([content], { type }))

/** The address of an HLS stream that keeps so many seconds, in pieces of two. */
export const silentHls = (seconds: number) => {
  const frame = adts(FRAME)
  const piece = addressOf(Uint8Array.from(Array.from({ length: framesIn(2) }, () => frame).flat()), 'audio/aac')
  const pieces = Array.from({ length: seconds / 2 }, () => `#EXTINF:2.0,\n${piece}`)
  const head = ['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-TARGETDURATION:2', '#EXT-X-MEDIA-SEQUENCE:0']
  return addressOf([...head, ...pieces, ''].join('\n'), 'application/vnd.apple.mpegurl')
}
