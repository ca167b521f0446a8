import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Block } from '@org/api-client/contract'

/** Times are epoch seconds. `site` is a site's code, empty for all sites. */
export interface ContentTables {
  article: ArticleTable
  document: DocumentTable
  activity: ActivityTable
  activity_entry: ActivityEntryTable
  placement: PlacementTable
  operator_change: OperatorChangeTable
}

type Blocks = JSONColumnType<Block[]>
/** The language of a row that has one. */
export type RowLanguage = 'zh' | 'pt-BR'

export interface ArticleTable {
  /** Those of the demonstration count from 1, an operator's from 1000. */
  id: Generated<number>
  site: Generated<string>
  lang: RowLanguage
  category: 'news' | 'analysis' | 'guide'
  title: string
  summary: Generated<string>
  /** Empty for none. */
  cover: Generated<string>
  blocks: Blocks
  match_id: Generated<number | null>
  competition_id: Generated<number | null>
  is_demo: Generated<boolean>
  is_on: Generated<boolean>
  /** May be later than now. */
  published_at: number
}

/** A document of an operator; without one the standard document is shown. */
export interface DocumentTable {
  id: Generated<number>
  site: Generated<string>
  lang: RowLanguage
  /** The type of `getProtocal`. */
  type: number
  title: string
  version: string
  /** YYYY-MM-DD. */
  day: string
  blocks: Blocks
}

export interface ActivityTable {
  /** Those of the demonstration count from 1, an operator's from 1000. */
  id: Generated<number>
  site: Generated<string>
  title_zh: string
  title_pt: string
  summary_zh: Generated<string>
  summary_pt: Generated<string>
  cover: Generated<string>
  blocks_zh: Blocks
  blocks_pt: Blocks
  starts_at: number
  ends_at: number
  /** For everyone who joins; 0 for none. */
  gold: Generated<number>
  /** How many may join; 0 for all. */
  places: Generated<number>
  is_on: Generated<boolean>
}

export interface ActivityEntryTable {
  activity_id: number
  account_id: number
  joined_at: number
}

/** A banner, an announcement or an advertisement: a text or a picture at a place of the app, in its time. */
export interface PlacementTable {
  id: Generated<number>
  /** A banner or the announcement of the home page, or an advertisement at the start, over the home page, or over a stream. */
  place: 'home' | 'announcement' | 'launch' | 'pop' | 'play'
  site: Generated<string>
  /** Empty for all languages. */
  lang: Generated<string>
  title: string
  picture: Generated<string>
  /** A path of the app or `https://…`; empty for none. */
  target: Generated<string>
  /** How often a day a viewer sees an advertisement. */
  per_day: Generated<number>
  /** The lowest is first. */
  position: Generated<number>
  is_on: Generated<boolean>
  starts_at: Generated<number>
  /** 0 for never. */
  ends_at: Generated<number>
}

type Row = ColumnType<Readonly<Record<string, unknown>> | null, string | null, never>

/** What an operator has changed, with the row before and after. Rows are only added. */
export interface OperatorChangeTable {
  id: Generated<number>
  operator: string
  noun: string
  verb: string
  row_id: number
  before: Row
  after: Row
  at: number
}
