import type { Size } from './scaled-size'

export interface Picture extends Size {
  readonly blob: Blob
}

/** What looking at a file has told. Where it cannot be looked at, as outside of a browser, nothing is known. */
export interface Facts extends Size {
  /** Of images. */
  readonly format: number
  readonly mime: string
  /** Of audio and videos. */
  readonly seconds: number
  /** Smaller versions of an image; null where the original has to do. */
  readonly large: Picture | null
  readonly small: Picture | null
  /** Of videos. */
  readonly cover: Picture | null
}

export const NO_FACTS: Facts = {
  width: 0,
  height: 0,
  format: 255,
  mime: '',
  seconds: 0,
  large: null,
  small: null,
  cover: null,
}
