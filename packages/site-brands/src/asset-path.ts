import type { Brand } from './define-brand'

/** The art of every brand, under the same file names. */
export const ASSET_FILES = {
  /** Mark and wordmark for a light page; 40 high. */
  logo: 'logo.svg',
  /** The same for a dark page. */
  logoDark: 'logo-dark.svg',
  /** The mark on its tile, square. */
  icon: 'icon.svg',
  /** The header image of the login screen, 750 × 420, full bleed. */
  login: 'login.svg',
  /** The header image of the register screen, 750 × 420, full bleed. */
  register: 'register.svg',
  /** Badge with mark and name for the about-us page, square. */
  about: 'about.svg',
  /** The home-screen icon of iOS, 180 × 180, without transparency. */
  touchIcon: 'icon-180.png',
  icon192: 'icon-192.png',
  icon512: 'icon-512.png',
  /** Full bleed, with the mark inside the safe circle of 80 %. */
  iconMaskable: 'icon-maskable-512.png',
} as const

export type AssetKind = keyof typeof ASSET_FILES

/**
 * The path of a brand's art below the mount point of the assets.
 *
 * @example assetPath(brand, 'logo') // '/assets/kqb/logo.svg'
 */
export const assetPath = ({ assetFolder }: Pick<Brand, 'assetFolder'>, kind: AssetKind) =>
  `/assets/${assetFolder}/${ASSET_FILES[kind]}`

/** The icons of a web app manifest; `mount` is the prefix of every path, for example '/m'. */
export const manifestIcons = (brand: Pick<Brand, 'assetFolder'>, mount = '') =>
  MANIFEST_ICONS.map(({ kind, ...icon }) => ({ src: mount + assetPath(brand, kind), ...icon }))

const MANIFEST_ICONS = [
  { kind: 'icon', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { kind: 'icon192', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { kind: 'icon512', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { kind: 'iconMaskable', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const
