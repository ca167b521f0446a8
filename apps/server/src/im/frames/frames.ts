/**
 * Whole WebSocket frames, built once and written to any number of sockets: final, unmasked, never compressed.
 *
 * Source: RFC 6455 §5.2.
 */
export const textFrame = (text: string): Buffer => {
  const length = Buffer.byteLength(text)
  const start = headerLength(length)
  const frame = Buffer.allocUnsafe(start + length)
  writeHeader(frame, length)
  frame.write(text, start)
  return frame
}

/** One frame in two parts: its own start, and an encoded end that many receivers share. */
export const textFrameParts = (beginning: string, sharedEnd: Buffer): readonly [Buffer, Buffer] => {
  const beginningLength = Buffer.byteLength(beginning)
  const length = beginningLength + sharedEnd.length
  const start = headerLength(length)
  const own = Buffer.allocUnsafe(start + beginningLength)
  writeHeader(own, length)
  own.write(beginning, start)
  return [own, sharedEnd]
}

/** The same with bytes for a binary codec. */
export const binaryFrame = (bytes: Uint8Array): Buffer => {
  const start = headerLength(bytes.length)
  const frame = Buffer.allocUnsafe(start + bytes.length)
  writeHeader(frame, bytes.length, FINAL_BINARY)
  frame.set(bytes, start)
  return frame
}

export const binaryFrameParts = (beginning: Uint8Array, sharedEnd: Buffer): readonly [Buffer, Buffer] => {
  const length = beginning.length + sharedEnd.length
  const start = headerLength(length)
  const own = Buffer.allocUnsafe(start + beginning.length)
  writeHeader(own, length, FINAL_BINARY)
  own.set(beginning, start)
  return [own, sharedEnd]
}

/** The payload of a frame created here. */
export const framePayload = (frame: Buffer): Buffer => frame.subarray(frame.length - lengthsOf(frame, 0).payload)

/** Splits bytes that contain several frames. */
export const splitFrames = (bytes: Buffer): Buffer[] => {
  const frames: Buffer[] = []
  for (let start = 0; start < bytes.length;) {
    const { header, payload } = lengthsOf(bytes, start)
    frames.push(bytes.subarray(start, (start += header + payload)))
  }
  return frames
}

/** A control frame that browsers answer by themselves, also in background tabs. */
export const PING_FRAME = Buffer.from([0x89, 0])

const FINAL_TEXT = 0x81
const FINAL_BINARY = 0x82
const TWO_BYTES = 126
const EIGHT_BYTES = 127

const headerLength = (length: number) => (length < TWO_BYTES ? 2 : length < 65_536 ? 4 : 10)

const writeHeader = (frame: Buffer, length: number, kind = FINAL_TEXT) => {
  frame[0] = kind
  if (length < TWO_BYTES) {
    frame[1] = length
  } else if (length < 65_536) {
    frame[1] = TWO_BYTES
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = EIGHT_BYTES
    frame.writeUInt32BE(Math.floor(length / 2 ** 32), 2)
    frame.writeUInt32BE(length % 2 ** 32, 6)
  }
}

const lengthsOf = (bytes: Buffer, start: number): { readonly header: number; readonly payload: number } => {
  const marker = bytes[start + 1] ?? 0
  if (marker < TWO_BYTES) return { header: 2, payload: marker }
  if (marker === TWO_BYTES) return { header: 4, payload: bytes.readUInt16BE(start + 2) }
  return { header: 10, payload: bytes.readUInt32BE(start + 2) * 2 ** 32 + bytes.readUInt32BE(start + 6) }
}
