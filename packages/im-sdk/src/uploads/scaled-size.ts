export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The size of a picture whose shorter side is at most `side`: keeps the ratio, rounds, at least 1, never enlarges.
 * Rule: IM-51.
 */
export const scaledSize = ({ width, height }: Size, side: number): Size => {
  const ratio = Math.min(1, side / Math.min(width, height))
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) }
}
