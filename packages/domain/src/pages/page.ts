import type { SwitchName } from '../site/switches'

/** Pages of one area share their rows, texts and state. */
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

/** The meaning of a page's title; `site` is the site name with the tagline. Rule: DOM-3. */
export type PageTitle = 'live' | 'schedule' | 'chat' | 'personalCentre' | 'tipOffs' | 'site'

/** The tabs of the bottom bar. Rule: DOM-4. */
export type TabName = 'headline' | 'home' | 'schedule' | 'tips' | 'live' | 'chat' | 'mine'

/** The allowed values of a path parameter: a positive whole number, any text, or one of a list. */
export type ParamKind = 'number' | 'text' | readonly string[]

/** One page: all facts about it except its screen. Rules: DOM-2, DOM-11. */
export interface Page {
  /** The path below the base `/m`. `:id` is a parameter, `:id?` an optional one. */
  readonly path: string
  readonly area: Area
  /** The back target after a deep link: a page without parameters; null for the index page of the site. */
  readonly back: string | null
  /** The allowed values of each path parameter. With any other value the address matches no page. */
  readonly params?: Readonly<Record<string, ParamKind>>
  /** The page is not in the specification's list. */
  readonly ours?: true
  /** Other paths of the same page, with the same parameters. They redirect to `path`. */
  readonly aliases?: readonly string[]
  /** Default: the site's title. */
  readonly title?: Exclude<PageTitle, 'site'>
  /** The page is closed if at least one of these switches exists and none of them is on. Rule: DOM-11. */
  readonly guard?: readonly SwitchName[]
  /** Who may use the page; a visitor is asked to log in. Default: everyone. */
  readonly needs?: 'member'
  /** The tab that leads to the page. */
  readonly tab?: TabName
  /** `none`: shown inside an app, without tab bar and buttons. */
  readonly chrome?: 'none'
  /** A page opened from a tab page: floating buttons with a home link. */
  readonly detail?: true
  /** A tab page without floating buttons. */
  readonly floating?: false
}
