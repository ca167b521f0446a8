import { randomBytes } from 'node:crypto'
import type { Random } from '../ports/random'

export const systemRandom: Random = {
  next: () => Math.random(),
  bytes: (length) => randomBytes(length),
}
