export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The sides of a picture whose shorter one is at most `side`: ratio kept, rounded, at least 1, never enlarged. Source:
 * im.md §9; decisions 49.
 */
export const scaledSize = ({ width, height }: Size, side: number): Size => {
  const ratio = Math.min(1, side / Math.min(width, height))
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) }
}
