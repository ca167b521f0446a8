import type { ContentComment, Moment, PlayableVideo, VideoCard } from '@org/api-client/contract'
import type { CommentRow } from '../../store/content/comments'
import type { MomentRow } from '../../store/content/moments'
import type { AuthorRow, Reactions } from '../../store/content/reactions'
import type { VideoRow } from '../../store/content/videos'
import type { Context } from '../context'
import type { Language } from '../language'
import { shownAddress } from '../uploads/shown-address'

/** Where uploads are, and how long their addresses are valid. */
type Place = Pick<Context, 'config' | 'clock'>

export const wireVideo = (place: Place, row: VideoRow, lang: Language): VideoCard => {
  const isChinese = lang === 'zh'
  return {
    id: row.id,
    kind: row.kind,
    title: isChinese ? row.title_zh : row.title_pt,
    cover: shownAddress(place, row.cover),
    seconds: row.seconds,
    category_id: row.category_id ?? 0,
    collection_id: row.collection_id ?? 0,
    collection_title: (isChinese ? row.collection_zh : row.collection_pt) ?? '',
    author: authorOf(row, lang),
    ...reactionsOf(row),
    published_at: row.published_at,
    demo: row.is_demo ? 1 : 0,
  }
}

export const playable = (place: Place, row: VideoRow, lang: Language): PlayableVideo => ({
  ...wireVideo(place, row, lang),
  sources: row.sources.map(({ quality, url }) => ({ quality, url: shownAddress(place, url) })),
})

export const wireMoment = (place: Place, row: MomentRow, lang: Language): Moment => ({
  id: row.id,
  author: authorOf(row, lang),
  text: lang === 'zh' ? row.text : row.text_pt || row.text,
  pictures: row.pictures.map((picture) => shownAddress(place, picture)),
  ...reactionsOf(row),
  created_at: row.created_at,
  demo: row.is_demo ? 1 : 0,
})

/** `uid` is the viewer's. */
export const wireComment = (row: CommentRow, uid: number, lang: Language): ContentComment => {
  const { likes, liked } = reactionsOf(row)
  const { id, text, reply_to, answered_name, answered_name_pt, created_at } = row
  const reply_name = (lang === 'zh' ? answered_name : answered_name_pt || answered_name) ?? ''
  const own = row.account_id === uid ? 1 : 0
  return { id, author: authorOf(row, lang), text, reply_to, reply_name, likes, liked, own, created_at }
}

const authorOf = ({ uid, nick_name, nick_name_pt, avatar }: AuthorRow, lang: Language) => ({
  uid,
  nick_name: lang === 'zh' ? nick_name : nick_name_pt || nick_name,
  avatar,
})

const reactionsOf = ({ likes, comments, liked }: Reactions) => ({
  likes,
  comments,
  liked: liked ? (1 as const) : (0 as const),
})
