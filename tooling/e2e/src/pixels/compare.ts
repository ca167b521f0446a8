import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export interface Comparison {
  /** Pixels that differ; all of the larger picture if the sizes differ. 0 if the pictures are the same. */
  readonly differing: number
  /** E.g. `375 × 200, was 375 × 180`; null if the sizes are the same. */
  readonly size: string | null
  /** A PNG in which they are red; null if the pictures are the same, or have different sizes. */
  readonly diff: Buffer | null
}

const SAME: Comparison = { differing: 0, size: null, diff: null }

/** Compares two PNGs pixel by pixel. Edges that are only smoothed in another way do not count. */
export const compare = (before: Buffer, now: Buffer): Comparison => {
  if (before.equals(now)) return SAME
  const [old, made] = [PNG.sync.read(before), PNG.sync.read(now)]
  if (old.width !== made.width || old.height !== made.height) {
    const size = `${made.width} × ${made.height}, was ${old.width} × ${old.height}`
    return { differing: Math.max(old.width * old.height, made.width * made.height), size, diff: null }
  }
  const diff = new PNG({ width: old.width, height: old.height })
  const differing = pixelmatch(old.data, made.data, diff.data, old.width, old.height, { threshold: 0.05 })
  return differing === 0 ? SAME : { differing, size: null, diff: PNG.sync.write(diff) }
}

/** The same picture in fewer bytes. */
export const packed = (picture: Buffer): Buffer =>
  PNG.sync.write(PNG.sync.read(picture), { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 })
