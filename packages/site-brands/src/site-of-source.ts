import { brands } from './brands'
import type { Brand } from './define-brand'
import type { BrandCode } from './site-codes'

/**
 * The site of a source code (`sp_source`): an exact code wins over a prefix, a longer prefix over a shorter one. Null
 * for an unknown code. Rule: BRAND-2.
 *
 * @example siteOfSource('3001') // 'qutup1'
 * @example siteOfSource(3009) // 'qutup', by its prefix 30
 */
export const siteOfSource = (source: string | number): BrandCode | null => brandOfSource(source)?.code ?? null

/** The row of the site that `siteOfSource` names. */
export const brandOfSource = (source: string | number): Brand | null => {
  const code = String(source)
  return (
    brands.find((brand) => brand.source === code || brand.aliases.includes(code)) ??
    prefixOwners.find(({ prefix }) => code.startsWith(prefix))?.brand ??
    null
  )
}

const prefixOwners = brands
  .flatMap((brand) => brand.prefixes.map((prefix) => ({ prefix, brand })))
  .sort((a, b) => b.prefix.length - a.prefix.length)
