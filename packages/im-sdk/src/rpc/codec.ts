import type { FrameData, RequestFrame } from '../protocol/envelope'

/** A frame from the server, with SDK names and decoded messages. */
export interface InboundFrame {
  readonly servcmd: string
  /** Null in a push. */
  readonly seq: number | null
  readonly body: Readonly<Record<string, unknown>>
  /** How many of its messages could not be read. */
  readonly broken: number
}

/** Encodes and decodes frames. */
export interface Codec {
  /** The path of the socket URL for this codec. */
  readonly path: `/${string}`
  /** Whether the server may compress frames. */
  readonly unpacksGzip: boolean
  /** Throws an `ImError` if the codec cannot work here; then no connection is opened. */
  check?(): void
  encode(frame: RequestFrame): FrameData
  /** Null if the frame cannot be read. Never throws or rejects. A promise only if the body must be unpacked. */
  decode(data: unknown): InboundFrame | null | Promise<InboundFrame | null>
}
