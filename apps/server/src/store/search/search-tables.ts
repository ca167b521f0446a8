export interface SearchTables {
  search_name: SearchNameTable
  search_title: SearchTitleTable
  search_heat: SearchHeatTable
}

export type NameKind = 'team' | 'event' | 'anchor'

/** What is found by its title. */
export type TitleKind = 'video' | 'article'

/** The names of a team, a league or an anchor as the search reads them (`name-keys.ts`). */
export interface SearchNameTable {
  kind: NameKind
  target_id: number
  /** 0 for what has no sport. */
  sport_id: number
  /** The names that the rest was made of, to find those that have changed. */
  source: string
  /** Each name as `| real madrid |`, folded. */
  names: string
  /** The pinyin of each Chinese name, and of each of its ends: `| mancheng | cheng |`. */
  pinyin: string
  /** The initials of the pinyin and of the other names. */
  initials: string
  /** The trigrams of all words above. */
  grams: string[]
}

/** The titles of a video or an article in the same form. */
export interface SearchTitleTable extends Omit<SearchNameTable, 'kind'> {
  kind: TitleKind
}

export interface SearchHeatTable {
  kind: NameKind
  target_id: number
  /** The base-two logarithm of the number of searches, where one counts twice as much as one of a week before. */
  heat: number
}
