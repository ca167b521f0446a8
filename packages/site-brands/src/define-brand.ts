import type { BrandCode, BrandFamily } from './site-codes'

export type BrandLanguage = 'zh' | 'pt-BR'

/** One text per language of the interface. */
export type Localized = Readonly<Record<BrandLanguage, string>>

/** One row: every fact of a site. Code reads these facts and never compares a site's name. */
export interface Brand {
  readonly code: BrandCode
  readonly family: BrandFamily
  /** The `sp_source` that the site sends. */
  readonly source: string
  /** Further exact source codes of this brand. */
  readonly aliases: readonly string[]
  /** Source codes with one of these prefixes belong to this brand, unless a longer prefix or an exact code matches. */
  readonly prefixes: readonly string[]

  readonly displayName: Localized
  /** Follows the display name in page titles, and is in the meta description. Rule: BRAND-5. */
  readonly tagline: Localized
  /** The language a first-time visitor sees. */
  readonly language: BrandLanguage
  /** The currency of all amounts on the site, ISO 4217. */
  readonly currency: string

  /** The brand colour of each mode, `#rrggbb`; `themeOf` derives every other shade from it. */
  readonly colours: Readonly<{ light: string; dark: string }>
  /** The folder below `assets/` with the art; the files have the same names for every brand, see `ASSET_FILES`. */
  readonly assetFolder: string

  /** Where the app's index redirects. Rule: BRAND-6. */
  readonly indexPath: '/score' | '/live'
  readonly tabBar: TabBarFacts
  /** The iOS site: it reports platform `ios` and may go full screen. Rule: BRAND-7. */
  readonly iosSite: boolean
  /** `channel_code` of the page's query is appended to the URL of every call. Rule: BRAND-8. */
  readonly channelCodeInUrl: boolean
  readonly downloadBanner: boolean

  /** The statistics script of each host of the site, see `trackerScript`. */
  readonly trackers: readonly Tracker[]
  /** Where the app is, unless the server's `dl_ios` and `dl_android` say it; null if there is none. */
  readonly storeLinks: Readonly<{ ios: string | null; android: string | null }>
}

/** How a site's bottom tab bar differs from the default. Rule: BRAND-9. */
export interface TabBarFacts {
  readonly headline: boolean
  /** Schedule and tips are swapped. */
  readonly tipsBeforeSchedule: boolean
  /** The switch that hides the live tab if it is '0'; null for none. */
  readonly liveTabSwitch: 'lttu_live_tab' | null
}

export interface Tracker {
  /** A host of the site, including its subdomains. */
  readonly host: string
  readonly script: string
}

type Optional =
  | 'aliases'
  | 'prefixes'
  | 'language'
  | 'currency'
  | 'assetFolder'
  | 'indexPath'
  | 'iosSite'
  | 'channelCodeInUrl'
  | 'downloadBanner'
  | 'storeLinks'

/** The contents of a brand's file: its own facts, and the common ones that differ from the default. */
export type BrandRow = Omit<Brand, Optional | 'colours' | 'tabBar'> &
  Partial<Pick<Brand, Optional>> & {
    readonly colours?: Partial<Brand['colours']>
    readonly tabBar?: Partial<TabBarFacts>
  }

/** The default theme colour. Rule: BRAND-10. */
export const DEFAULT_COLOUR = '#319cfc'

/** Fills in the common facts of a row. */
export const defineBrand = ({ colours, tabBar, ...row }: BrandRow): Brand => {
  const light = colours?.light ?? DEFAULT_COLOUR
  return {
    aliases: [],
    prefixes: [],
    language: 'zh',
    currency: 'CNY',
    assetFolder: row.code,
    indexPath: '/score',
    iosSite: false,
    channelCodeInUrl: false,
    downloadBanner: true,
    storeLinks: { ios: null, android: null },
    ...row,
    colours: { light, dark: colours?.dark ?? light },
    tabBar: { headline: false, tipsBeforeSchedule: false, liveTabSwitch: null, ...tabBar },
  }
}
