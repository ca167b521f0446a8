/** The 14 sites of this code base. Rule: BRAND-1. */
export const SITE_CODES = [
  'kqb',
  'kqb2',
  'kqb_ios',
  'qutu',
  'qutup',
  'qutup1',
  'qutup2',
  'qutup3',
  'qutupv',
  'qutupv1',
  'qutua',
  'pq8sp',
  'xzbn',
  'lttu',
] as const

/** Partner brands, one per source code from 31 to 37. Rule: BRAND-3. */
export const PARTNER_CODES = [
  'partner31',
  'partner32',
  'partner33',
  'partner34',
  'partner35',
  'partner36',
  'partner37',
] as const

export type SiteCode = (typeof SITE_CODES)[number]
export type PartnerCode = (typeof PARTNER_CODES)[number]
export type BrandCode = SiteCode | PartnerCode

/** Brands that share a name, a mark and default avatars; named after their first site. */
export type BrandFamily = 'kqb' | 'xzbn' | 'qutu' | 'pq8sp' | 'lttu' | 'partner'
