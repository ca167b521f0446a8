import type { FrameData } from '../protocol/envelope'

/** What a frame of a shared socket says to or of a channel. `docs/decisions/0014-one-socket-for-many-tabs.md` has the format. */
export type ChannelFrame =
  | { readonly kind: 'data'; readonly number: number; readonly data: FrameData }
  | { readonly kind: 'closed'; readonly number: number; readonly code: number }

/** Null if the frame cannot be read. */
export const readChannelFrame = (frame: unknown): ChannelFrame | null => {
  if (typeof frame === 'string') return readText(frame)
  const bytes = ArrayBuffer.isView(frame)
    ? new Uint8Array(frame.buffer as ArrayBuffer, frame.byteOffset, frame.byteLength)
    : frame instanceof ArrayBuffer
      ? new Uint8Array(frame)
      : null
  const [high, low] = bytes ?? []
  if (bytes === null || high === undefined || low === undefined) return null
  return { kind: 'data', number: high * 256 + low, data: bytes.slice(2) }
}

export const openFrame = (number: number): FrameData => `${number}+`

export const closeFrame = (number: number, code: number): FrameData => `${number}-${code}`

export const dataFrame = (number: number, data: FrameData): FrameData => {
  if (typeof data === 'string') return `${number}${data}`
  const bytes = new Uint8Array(data.length + 2)
  bytes[0] = number >> 8
  bytes[1] = number & 255
  bytes.set(data, 2)
  return bytes
}

const readText = (text: string): ChannelFrame | null => {
  const [start, digits = '', isClosed] = /^(\d{1,5})(-?)/.exec(text) ?? []
  if (start === undefined) return null
  const number = Number(digits)
  const rest = text.slice(start.length)
  return isClosed === '' ? { kind: 'data', number, data: rest } : { kind: 'closed', number, code: Number(rest) }
}
