import type { SwitchName } from '../site/switches'

/** Pages that belong together, as their rows, words and state do. */
export type Area =
  | 'scores'
  | 'match'
  | 'database'
  | 'live'
  | 'video'
  | 'share'
  | 'content'
  | 'auth'
  | 'user'
  | 'service'
  | 'chat'
  | 'money'
  | 'models'
  | 'plans'

/** What a page's title says; `site` is the site name with the tagline. Source: app.md §2. */
export type PageTitle = 'live' | 'schedule' | 'chat' | 'personalCentre' | 'tipOffs' | 'site'

/** The tabs of the bottom bar. Source: app.md §2. */
export type TabName = 'headline' | 'home' | 'schedule' | 'tips' | 'live' | 'chat' | 'mine'

/** What a parameter of a path may be: a positive whole number, any text, or one of some words. */
export type ParamKind = 'number' | 'text' | readonly string[]

/** One page: everything about it but its screen. Source: app.md §2, §5. */
export interface Page {
  /** Below the base `/m`. `:id` is a parameter, `:id?` one that may be absent. */
  readonly path: string
  readonly area: Area
  /** Where "back" leads from a deep link: a page without parameters, null for the index page of the site. */
  readonly back: string | null
  /** What each parameter of the path may be. Any other value is no page. */
  readonly params?: Readonly<Record<string, ParamKind>>
  /** Other paths of the same page, with the same parameters; they lead to `path`. */
  readonly aliases?: readonly string[]
  /** The site's title without it. */
  readonly title?: Exclude<PageTitle, 'site'>
  /** The page is closed when at least one of these switches exists and none of them is on. Source: decisions.md 32. */
  readonly guard?: readonly SwitchName[]
  /** Who may use the page; a visitor is asked to log in. Everybody without it. */
  readonly needs?: 'member'
  /** The tab that leads to the page. */
  readonly tab?: TabName
  /** `none`: shown inside an app, without anything of the frame. */
  readonly chrome?: 'none'
  /** A page to which one comes from a tab: floating buttons with a home link. */
  readonly detail?: true
  /** A tab page without floating buttons. */
  readonly floating?: false
}
