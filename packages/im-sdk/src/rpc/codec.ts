import type { FrameData, RequestFrame } from '../protocol/envelope'

/** A frame of the server, its body in the SDK's names, its messages read. */
export interface InboundFrame {
  readonly servcmd: string
  /** Null in a push. */
  readonly seq: number | null
  readonly body: Readonly<Record<string, unknown>>
  /** Messages in it that could not be read. */
  readonly broken: number
}

/** How frames look on the wire. */
export interface Codec {
  /** Where the gateway speaks it: the path of the socket's address. */
  readonly path: `/${string}`
  /** Whether the server may compress what it sends. */
  readonly unpacksGzip: boolean
  /** Throws an `ImError` where it cannot work: there is no connection then. */
  check?(): void
  encode(frame: RequestFrame): FrameData
  /** Null for anything it cannot read. Never throws or rejects; a promise only where something has to be unpacked. */
  decode(data: unknown): InboundFrame | null | Promise<InboundFrame | null>
}
