import type { BrandCode, BrandFamily } from './site-codes'

export type BrandLanguage = 'zh' | 'pt-BR'

/** The same text in every language of the interface. */
export type Localized = Readonly<Record<BrandLanguage, string>>

/** One row: everything that makes a site itself. Code asks for these facts, never for a site's name. */
export interface Brand {
  readonly code: BrandCode
  readonly family: BrandFamily
  /** What the site sends as `sp_source`. */
  readonly source: string
  /** Further source codes that belong to this brand, exactly. */
  readonly aliases: readonly string[]
  /**
   * Source codes that start with one of these belong to this brand, unless a longer prefix or an exact code says
   * otherwise.
   */
  readonly prefixes: readonly string[]

  readonly displayName: Localized
  /** Follows the display name in page titles and stands in the meta description. Source: app.md §2. */
  readonly tagline: Localized
  /** The language a first-time visitor sees. */
  readonly language: BrandLanguage
  /** Of every amount of money on the site, ISO 4217. */
  readonly currency: string

  /** The brand colour of each mode, `#rrggbb`; every other shade derives from it by rule, see `themeOf`. */
  readonly colours: Readonly<{ light: string; dark: string }>
  /** Folder below `assets/` that holds the art; the files have the same names for every brand, see `ASSET_FILES`. */
  readonly assetFolder: string

  /** Where the index of the app leads. Source: app.md §2. */
  readonly indexPath: '/score' | '/live'
  readonly tabBar: TabBarFacts
  /** The site that stands for the iOS app: reports platform `ios`, may go full screen. Source: app.md §6, §7. */
  readonly iosSite: boolean
  /** `channel_code` of the page's query is appended to the URL of every call. Source: app.md §7. */
  readonly channelCodeInUrl: boolean
  readonly downloadBanner: boolean

  /** Which statistics script runs on which host of the site, see `trackerScript`. */
  readonly trackers: readonly Tracker[]
  /** Used where the server's `dl_ios` and `dl_android` are not set; null where there is no app. */
  readonly storeLinks: Readonly<{ ios: string | null; android: string | null }>
}

/** How a site's bottom tab bar differs from the others'. Source: app.md §2. */
export interface TabBarFacts {
  readonly headline: boolean
  /** Schedule and tips change places. */
  readonly tipsBeforeSchedule: boolean
  /** The domain's name of the switch that hides the live tab when it is '0'; null where nothing hides it. */
  readonly liveTabSwitch: 'lttu_live_tab' | null
}

export interface Tracker {
  /** Host of the site; its subdomains count too. */
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

/** What a brand's file writes down: its own facts, and of the common ones only those in which it differs. */
export type BrandRow = Omit<Brand, Optional | 'colours' | 'tabBar'> &
  Partial<Pick<Brand, Optional>> & {
    readonly colours?: Partial<Brand['colours']>
    readonly tabBar?: Partial<TabBarFacts>
  }

/** The theme colour of a brand that has none of its own. Source: app.md §9. */
export const DEFAULT_COLOUR = '#319cfc'

/** Completes a row with what most sites have in common. */
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
    ...row,
    colours: { light, dark: colours?.dark ?? light },
    tabBar: { headline: false, tipsBeforeSchedule: false, liveTabSwitch: null, ...tabBar },
  }
}
