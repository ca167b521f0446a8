import type { AVATAR_SOURCES } from '../../src/index'
import { animals } from './animals'
import type { Avatar } from './avatar'
import { fans } from './fans'
import { gear } from './gear'
import { rabbits } from './rabbits'
import { silhouettes } from './silhouettes'

interface AvatarSet {
  /** The colour all its tones derive from; a site's set takes the site's. */
  readonly colour: string
  readonly pictures: readonly Avatar[]
}

/** Default avatars by source code, and the neutral ones. */
export const AVATAR_SETS = {
  '1': { colour: '#5b7fa6', pictures: fans(0) },
  '2': { colour: '#c98a2b', pictures: animals(0) },
  '3': { colour: '#3aa68a', pictures: gear(0) },
  '4': { colour: '#7d6bc4', pictures: fans(1) },
  '5': { colour: '#dc2670', pictures: animals(1) },
  '6': { colour: '#8a4df5', pictures: gear(1) },
  '7': { colour: '#319cfc', pictures: fans(2) },
  '8': { colour: '#2f8f9e', pictures: animals(2) },
  '9': { colour: '#1fb553', pictures: rabbits(0) },
  '10': { colour: '#b8704a', pictures: gear(2) },
  '25': { colour: '#c8431f', pictures: fans(3) },
  '30': { colour: '#12b3a0', pictures: rabbits(1) },
  '38': { colour: '#e0b800', pictures: animals(3) },
  '3001': { colour: '#8bbf0a', pictures: rabbits(2) },
  '3002': { colour: '#3f51e0', pictures: rabbits(3) },
  '3003': { colour: '#ff7a1a', pictures: rabbits(4) },
  neutral: { colour: '#64748b', pictures: silhouettes() },
} as const satisfies Record<(typeof AVATAR_SOURCES)[number] | 'neutral', AvatarSet>
