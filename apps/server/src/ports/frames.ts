/** Makes pictures of streams. */
export interface Frames {
  /** The first picture of an FLV stream as a JPEG. Null without a program. Throws a BadFrameError. */
  jpegOf(flv: Buffer): Promise<Buffer | null>
}

export class BadFrameError extends Error {
  override readonly name = 'BadFrameError'
}
