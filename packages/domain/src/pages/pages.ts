import type { Page, ParamKind } from './page'
import { AUTH_PAGES } from './rows/auth'
import { CHAT_PAGES } from './rows/chat'
import { CONTENT_PAGES } from './rows/content'
import { DATABASE_PAGES } from './rows/database'
import { LIVE_PAGES } from './rows/live'
import { MATCH_PAGES } from './rows/match'
import { MODELS_PAGES } from './rows/models'
import { MONEY_PAGES } from './rows/money'
import { PLANS_PAGES } from './rows/plans'
import { SCORES_PAGES } from './rows/scores'
import { SERVICE_PAGES } from './rows/service'
import { SHARE_PAGES } from './rows/share'
import { USER_PAGES } from './rows/user'
import { VIDEO_PAGES } from './rows/video'

const allPages = () => ({
  ...SCORES_PAGES,
  ...MATCH_PAGES,
  ...DATABASE_PAGES,
  ...LIVE_PAGES,
  ...VIDEO_PAGES,
  ...SHARE_PAGES,
  ...CONTENT_PAGES,
  ...AUTH_PAGES,
  ...USER_PAGES,
  ...SERVICE_PAGES,
  ...CHAT_PAGES,
  ...MONEY_PAGES,
  ...MODELS_PAGES,
  ...PLANS_PAGES,
})

type Rows = ReturnType<typeof allPages>

/**
 * Every page of the app by name, even if its screen is not built. Guards, titles, tabs, frame and addresses are read
 * from these rows.
 *
 * Rules: DOM-2, DOM-3, DOM-6, DOM-11, DOM-12.
 */
export const PAGES: Rows = /* @__PURE__ */ allPages() satisfies Sound<Rows>

export type PageName = keyof Rows

/** The parameters in a path, with their `?`. */
type TokensOf<Path extends string> = Path extends `${string}:${infer Token}/${infer Rest}`
  ? Token | TokensOf<Rest>
  : Path extends `${string}:${infer Token}`
    ? Token
    : never

type Named<Token extends string> = Token extends `${infer Name}?` ? Name : Token
type Needed<Token extends string> = Token extends `${string}?` ? never : Token

type ValueOf<Kind> = Kind extends 'number' ? number : Kind extends readonly (infer Word)[] ? Word : string

/** The parameters of one row. */
type ParamsOfRow<Row extends Page> = Row extends { params: infer Kinds }
  ? { readonly [K in keyof Kinds & Needed<TokensOf<Row['path']>>]: ValueOf<Kinds[K]> } & {
      readonly [K in Exclude<keyof Kinds, Needed<TokensOf<Row['path']>>>]?: ValueOf<Kinds[K]>
    }
  : Readonly<Record<never, never>>

/** The parameters of a page, as its row defines them: `{ type: 'account' | 'mobile' | 'nickname' }`. */
export type PageParams<Name extends PageName> = ParamsOfRow<Rows[Name]>

/** The pages without a required parameter. */
export type PlainPage = { [N in PageName]: Needed<TokensOf<Rows[N]['path']>> extends never ? N : never }[PageName]

/**
 * A row does not compile if it lacks a parameter of its path, has an unknown one, or has a `back` that is not a page.
 */
type Sound<All extends Record<string, Page>> = {
  [N in keyof All]: {
    readonly back: PlainPage | null
    readonly params?: [TokensOf<All[N]['path']>] extends [never]
      ? undefined
      : Readonly<Record<Named<TokensOf<All[N]['path']>>, ParamKind>>
  } & ([TokensOf<All[N]['path']>] extends [never] ? unknown : { readonly params: object })
}
