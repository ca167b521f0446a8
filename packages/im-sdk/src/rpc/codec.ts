import type { RequestFrame } from '../protocol/envelope'

/** A frame of the server, its body in the SDK's names, its messages read. */
export interface InboundFrame {
  readonly servcmd: string
  /** Null in a push. */
  readonly seq: number | null
  readonly body: Readonly<Record<string, unknown>>
  /** Messages in it that could not be read. */
  readonly broken: number
}

/** How frames look on the wire. `decode` gives null for anything it cannot read and never throws. */
export interface Codec {
  encode(frame: RequestFrame): string
  decode(data: unknown): InboundFrame | null
}
