import { kqb } from './brands/kqb'
import { kqb2 } from './brands/kqb2'
import { kqbIos } from './brands/kqb-ios'
import { lttu } from './brands/lttu'
import { partners } from './brands/partners'
import { pq8sp } from './brands/pq8sp'
import { qutu } from './brands/qutu'
import { qutua } from './brands/qutua'
import { qutup } from './brands/qutup'
import { qutup1 } from './brands/qutup1'
import { qutup2 } from './brands/qutup2'
import { qutup3 } from './brands/qutup3'
import { qutupv } from './brands/qutupv'
import { qutupv1 } from './brands/qutupv1'
import { xzbn } from './brands/xzbn'
import type { Brand } from './define-brand'
import type { SiteCode } from './site-codes'

const sites = {
  kqb,
  kqb2,
  kqb_ios: kqbIos,
  qutu,
  qutup,
  qutup1,
  qutup2,
  qutup3,
  qutupv,
  qutupv1,
  qutua,
  pq8sp,
  xzbn,
  lttu,
} satisfies Record<SiteCode, Brand>

/** Every brand: the 14 sites in the order of `SITE_CODES`, then the partners. */
export const brands: readonly Brand[] = [...Object.values(sites), ...partners]

/** The brand of a site code, for example from the build setting or `data-brand`; null if there is none. */
export const findBrand = (code: string): Brand | null => brands.find((brand) => brand.code === code) ?? null
