import type { LiveCategory, LiveRoom, LiveStream } from '@org/api-client/contract'
import type { Language } from '../language'
import type { CategoryRow } from '../../store/live/categories'
import type { RoomRow } from '../../store/live/rooms'
import type { StreamRow } from '../../store/live/streams'
import { anchorTexts } from './anchor-texts'
import { coverOfRoom } from './room-cover'

/** Converts a database row to a room of the contract. */
export const wireRoom = (row: RoomRow, lang: Language): LiveRoom => ({
  id: row.anchor_id,
  anchorid: row.anchor_id,
  anchor: {
    uid: row.anchor_id,
    avatar: row.avatar,
    anchor_level: row.anchor_level,
    fans_count: row.fans_count,
    ...anchorTexts(row, lang),
  },
  title: titleOf(row, lang),
  cover: coverOfRoom(row),
  categoryid: row.category_id,
  sport_id: row.sport_id as LiveRoom['sport_id'],
  match_id: row.match_id ?? 0,
  hot: row.hot,
  start_time: row.start_time,
  badge: row.badge,
  group_id: row.group_id,
})

/** Without a match, the anchor's name replaces a title that names the match. */
const titleOf = (row: RoomRow, lang: Language): string => {
  const chinese = lang === 'zh'
  const title = chinese ? row.title_zh : row.title_pt || row.title_zh
  const [home, away] = chinese ? [row.home_zh, row.away_zh] : [row.home_pt, row.away_pt]
  if (home !== null && away !== null) return title.replaceAll('{home}', () => home).replaceAll('{away}', () => away)
  return /\{home\}|\{away\}/.test(title) ? anchorTexts(row, lang).nick_name : title
}

export const wireCategory = ({ id, sport_id, name_zh, name_pt }: CategoryRow, lang: Language): LiveCategory => ({
  id,
  name: lang === 'zh' ? name_zh : name_pt,
  sport_id: sport_id as LiveCategory['sport_id'],
})

/** Only valid formats and qualities are written to the database. */
export const wireStream = ({ url, source, quality, line, format }: StreamRow): LiveStream => ({
  url,
  livestream_source: source,
  quality: quality as LiveStream['quality'],
  line,
  format: format as LiveStream['format'],
  ...(isClip(url) && withSound(url)),
})

/** All clips have sound, but not each show of an anchor. */
const isClip = (url: string) => url.startsWith('/media/') && !url.startsWith('/media/show/') && url.endsWith('.flv')

/** `media` leaves out the pictures if it is asked to. */
export const withSound = (url: string): Pick<LiveStream, 'audio'> => ({ audio: `${url}?only=audio` })
