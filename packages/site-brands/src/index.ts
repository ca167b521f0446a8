export { ASSET_FILES, type AssetKind, assetPath, manifestIcons } from './asset-path'
export { AVATAR_SOURCES, avatarPaths } from './avatars'
export { brands, findBrand } from './brands'
export {
  type Brand,
  type BrandLanguage,
  DEFAULT_COLOUR,
  type Localized,
  type TabBarFacts,
  type Tracker,
} from './define-brand'
export {
  type BrandCode,
  type BrandFamily,
  PARTNER_CODES,
  type PartnerCode,
  SITE_CODES,
  type SiteCode,
} from './site-codes'
export { brandOfSource, siteOfSource } from './site-of-source'
export { brandContrasts, type ContrastRow, themeOf } from './theme/brand-contrasts'
export { contrast } from './theme/colour'
export { GROUNDS, LEAST_CONTRAST, type Mode, type Theme } from './theme/derive-theme'
export { THEME_PROPERTIES, themeCss } from './theme/theme-css'
export { trackerScript } from './tracker-script'
