import { VIDEO_QUALITIES, type VideoQuality } from '@org/domain'
import * as v from 'valibot'
import { whole, yesNo } from '../lives/fields'
import { address, text, time, words } from './fields'
import type { Noun } from './noun'

const ID = whole(1, 2_147_483_647)
const file = v.pipe(address, v.nonEmpty('It is empty.'))
const listed = v.pipe(
  v.string(),
  v.transform((written) => written.split(/\s+/).filter((part) => part !== '')),
)

const isQuality = (name: string): name is VideoQuality => VIDEO_QUALITIES.some((quality) => quality === name)

/** Of `HD=address SD=address`, or of an address alone, which is SD. */
const sourceOf = (written: string) => {
  const [, name = '', url = ''] = /^([A-Z]+)=(.*)$/.exec(written) ?? []
  return isQuality(name) ? { quality: name, url } : { quality: 'SD' as const, url: written }
}
const sources = v.pipe(
  listed,
  v.mapItems(sourceOf),
  v.minLength(1, 'It is empty.'),
  v.check((all) => new Set(all.map(({ quality }) => quality)).size === all.length, 'A quality is named twice.'),
  v.everyItem(
    ({ url }) => v.is(file, url),
    `It is an address, or one for each quality, as HD=https://… SD=https://…: ${VIDEO_QUALITIES.join(', ')}.`,
  ),
  v.transform((all) => JSON.stringify(all)),
)

const MOST_PICTURES = 9
const pictures = v.pipe(
  listed,
  v.maxLength(MOST_PICTURES, `It has at most ${MOST_PICTURES} addresses.`),
  v.everyItem((url) => v.is(file, url), 'It is a list of addresses with spaces between them.'),
)

/** Videos with what they are sorted by, and the moments of anchors and members. */
export const VIDEO_NOUNS: Readonly<Record<string, Noun>> = {
  video: {
    table: 'video',
    columns: ['id', 'kind', 'account_id', 'seconds', 'is_on', 'published_at', 'title_zh', 'title_pt'],
    fixed: {},
    needed: {
      kind: v.picklist(['short', 'record'], 'It is short or record.'),
      account_id: ID,
      title_zh: words(80),
      title_pt: words(80),
      cover: file,
      sources,
      seconds: whole(1, 86_400),
    },
    optional: { category_id: ID, collection_id: ID, is_on: yesNo, published_at: time },
    since: 'published_at',
    stays: true,
    usage: '  video add … sources="HD=address SD=address"   an address alone is SD',
  },
  category: {
    table: 'video_category',
    columns: ['id', 'position', 'name_zh', 'name_pt'],
    fixed: {},
    needed: { name_zh: words(20), name_pt: words(30) },
    optional: { position: whole(0, 9_999) },
  },
  collection: {
    table: 'video_collection',
    columns: ['id', 'title_zh', 'title_pt'],
    fixed: {},
    needed: { title_zh: words(80), title_pt: words(80) },
    optional: {},
  },
  moment: {
    table: 'moment',
    columns: ['id', 'account_id', 'is_on', 'created_at', 'text'],
    fixed: {},
    needed: { account_id: ID, text: words(500) },
    optional: { text_pt: text(500), pictures, is_on: yesNo },
    since: 'created_at',
    stays: true,
    usage:
      '  moment add … pictures="address address"       moment change N is_on=no takes it down, also that of a member',
  },
}
