import type { Size } from './scaled-size'

export interface Picture extends Size {
  readonly blob: Blob
}

/**
 * What inspecting a file found. Where inspection is impossible, for example outside a browser, all facts are unknown.
 */
export interface Facts extends Size {
  /** For images. */
  readonly format: number
  readonly mime: string
  /** For audio and videos. */
  readonly seconds: number
  /** Smaller versions of an image; null if the original must be used. */
  readonly large: Picture | null
  readonly small: Picture | null
  /** For videos. */
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
