/** The 14 sites that this code base serves. Source: app.md §1. */
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

/** Partner brands, one a source code from 31 to 37. Source: app.md §9, decision 14. */
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

/** Brands that share a name, an idea of the mark and default avatars; called after their first site. */
export type BrandFamily = 'kqb' | 'xzbn' | 'qutu' | 'pq8sp' | 'lttu' | 'partner'
