import { brandOfSource } from './site-of-source'
import type { BrandFamily } from './site-codes'

/** Source codes with their own avatars. Rule: BRAND-4. */
export const AVATAR_SOURCES = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '25',
  '30',
  '38',
  '3001',
  '3002',
  '3003',
] as const

/** How many default avatars a source has. */
const AVATARS_PER_SOURCE = 6

/**
 * Paths of the default avatars that a user of this source chooses from: the source's own, otherwise those of its
 * family, or the neutral ones for an unknown source. Rule: BRAND-4.
 *
 * @example avatarPaths('3008')[0] // '/assets/avatars/9/1.svg', those of the qutu family
 */
export const avatarPaths = (source: string | number): string[] => {
  const set = avatarSet(String(source))
  return Array.from({ length: AVATARS_PER_SOURCE }, (_, i) => `/assets/avatars/${set}/${i + 1}.svg`)
}

const avatarSet = (source: string) =>
  AVATAR_SOURCES.find((own) => own === source) ?? FAMILY_SETS[brandOfSource(source)?.family ?? 'partner']

const FAMILY_SETS = {
  kqb: '7',
  xzbn: '5',
  qutu: '9',
  pq8sp: '25',
  lttu: '38',
  partner: 'neutral',
} as const satisfies Record<BrandFamily, string>
