import * as v from 'valibot'
import { whole, yesNo } from '../lives/fields'
import { address, blocks, day, lang, site, text, time, words } from './fields'
import type { Noun } from './noun'
import { SALE_NOUNS } from './sale-nouns'
import { VIDEO_NOUNS } from './video-nouns'

const COUNT = whole(0, 1_000_000)
const ID = whole(1, 2_147_483_647)
const endsBeforeStart = ({ starts_at, ends_at }: Readonly<Record<string, unknown>>) =>
  Number(ends_at) !== 0 && Number(ends_at) <= Number(starts_at) ? 'ends_at is not after starts_at.' : null

const shownAt = { site, lang, picture: address, target: address, position: whole(0, 9_999), is_on: yesNo }
const ADS = ['launch', 'pop', 'play'] as const
const placement = { starts_at: time, ends_at: time, ...shownAt }

export const NOUNS: Readonly<Record<string, Noun>> = {
  article: {
    table: 'article',
    columns: ['id', 'lang', 'site', 'category', 'is_on', 'published_at', 'title'],
    fixed: {},
    needed: { lang, category: v.picklist(['news', 'analysis', 'guide']), title: words(80), blocks },
    optional: {
      site,
      summary: text(200),
      cover: address,
      match_id: ID,
      competition_id: ID,
      is_on: yesNo,
      published_at: time,
    },
    since: 'published_at',
    names: { match_id: 'match', competition_id: 'competition' },
  },
  document: {
    table: 'document',
    columns: ['id', 'type', 'lang', 'site', 'version', 'day', 'title'],
    fixed: {},
    needed: { type: whole(1, 6), lang, title: words(80), version: words(20), day, blocks },
    optional: { site },
  },
  activity: {
    table: 'activity',
    columns: ['id', 'site', 'is_on', 'starts_at', 'ends_at', 'gold', 'places', 'title_zh', 'title_pt'],
    fixed: {},
    needed: {
      title_zh: words(80),
      title_pt: words(80),
      blocks_zh: blocks,
      blocks_pt: blocks,
      starts_at: time,
      ends_at: time,
    },
    optional: {
      site,
      summary_zh: text(200),
      summary_pt: text(200),
      cover: address,
      gold: COUNT,
      places: COUNT,
      is_on: yesNo,
    },
    fault: endsBeforeStart,
  },
  announcement: {
    table: 'placement',
    places: ['announcement'],
    columns: ['id', 'site', 'lang', 'is_on', 'starts_at', 'ends_at', 'target', 'title'],
    fixed: { place: 'announcement' },
    needed: { title: words(200) },
    optional: placement,
    fault: endsBeforeStart,
  },
  banner: {
    table: 'placement',
    columns: ['id', 'site', 'lang', 'is_on', 'position', 'target', 'title'],
    places: ['home'],
    fixed: { place: 'home' },
    needed: { title: words(80) },
    optional: placement,
    fault: endsBeforeStart,
  },
  ad: {
    table: 'placement',
    places: ADS,
    columns: ['id', 'place', 'site', 'lang', 'is_on', 'per_day', 'target', 'title'],
    fixed: {},
    needed: { place: v.picklist(ADS, 'It is launch, pop or play.'), title: words(80) },
    optional: { ...placement, per_day: whole(1, 24) },
    fault: endsBeforeStart,
  },
  ...VIDEO_NOUNS,
  word: {
    table: 'word',
    columns: ['id', 'word', 'replacement', 'is_refused', 'is_allowed'],
    fixed: {},
    needed: { word: words(64) },
    optional: { replacement: text(64), is_refused: yesNo, is_allowed: yesNo },
  },
  ...SALE_NOUNS,
}
