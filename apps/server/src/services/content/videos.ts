import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { seconds } from '../../ports/clock'
import {
  nextVideo,
  recordedVideos,
  shortVideos,
  videoById,
  type VideoViewer,
  videoCategories,
  type VideosQuery,
} from '../../store/content/videos'
import { momentById, momentsOf } from '../../store/content/moments'
import type { Viewer } from '../auth/viewer'
import type { Context } from '../context'
import type { Language } from '../language'
import { Refusal } from '../refusal'
import { playable, wireMoment, wireVideo } from './wire-video'

type Db = Pick<Context, 'db'>
type Read = Pick<Context, 'db' | 'config' | 'clock'>

/** Who looks, in which language. */
export interface Reader {
  /** 0 for a guest. */
  readonly uid: number
  readonly lang: Language
}

export const readerOf = (viewer: Viewer, lang: Language): Reader => ({
  uid: viewer.kind === 'member' ? viewer.uid : 0,
  lang,
})

/** What a member, or a guest by 0, sees of videos now. */
export const viewerAt = ({ clock }: Pick<Context, 'clock'>, uid: number): VideoViewer => ({ uid, now: seconds(clock) })

interface CursorPage {
  /** An anchor's uid; 0 for all. */
  readonly anchor: number
  readonly cursor: string
  readonly size: number
}

/** Null for the beginning, also for a cursor that no page has had. */
export const beforeOf = (cursor: string): number | null => (/^[1-9]\d{0,8}$/.test(cursor) ? Number(cursor) : null)

/** The rows of a page of `size` and the cursor of the next one, from one row more. */
export const pageOf = <Row extends { readonly id: number }>(rows: readonly Row[], size: number) => ({
  page: rows.slice(0, size),
  next: rows.length > size ? String(rows[size - 1]?.id ?? '') : '',
})

export const listShortVideos = async (
  context: Read,
  { uid, lang }: Reader,
  { anchor, cursor, size }: CursorPage,
): Promise<ReplyOf<Endpoints['getShortVideos']>> => {
  const { page, next } = pageOf(
    await shortVideos(context.db, viewerAt(context, uid), { anchor, before: beforeOf(cursor), limit: size + 1 }),
    size,
  )
  return { list: page.map((row) => playable(context, row, lang)), next }
}

/** How many a swiper knows ahead. */
const AHEAD = 3

export const readShortVideo = async (
  context: Read,
  { uid, lang }: Reader,
  id: number,
): Promise<ReplyOf<Endpoints['getShortVideo']>> => {
  const viewer = viewerAt(context, uid)
  const row = await videoById(context.db, viewer, { id, kind: 'short' })
  if (row === null) throw new Refusal('notFound')
  const next = await shortVideos(context.db, viewer, { anchor: 0, before: id, limit: AHEAD })
  return { video: playable(context, row, lang), next: next.map((each) => playable(context, each, lang)) }
}

export const listCategories = async ({ db }: Db, lang: Language): Promise<ReplyOf<Endpoints['getRecCategories']>> => ({
  list: (await videoCategories(db)).map(({ id, name_zh, name_pt }) => ({
    id,
    name: lang === 'zh' ? name_zh : name_pt,
  })),
})

export const listRecordedVideos = async (
  context: Read,
  { uid, lang }: Reader,
  { page, size, ...of }: Omit<VideosQuery, 'offset' | 'limit'> & { readonly page: number; readonly size: number },
): Promise<ReplyOf<Endpoints['getRecVideos']>> => {
  const query = { ...of, offset: (page - 1) * size, limit: size }
  const { rows, total } = await recordedVideos(context.db, viewerAt(context, uid), query)
  if (of.collection !== undefined && total === 0) throw new Refusal('notFound')
  return { list: rows.map((row) => wireVideo(context, row, lang)), total, page }
}

export const readRecordedVideo = async (
  context: Read,
  { uid, lang }: Reader,
  id: number,
): Promise<ReplyOf<Endpoints['getRecVideo']>> => {
  const viewer = viewerAt(context, uid)
  const row = await videoById(context.db, viewer, { id, kind: 'record' })
  if (row === null) throw new Refusal('notFound')
  const next = await nextVideo(context.db, viewer, row)
  return { video: playable(context, row, lang), next: next === null ? null : wireVideo(context, next, lang) }
}

export const listMoments = async (
  context: Read,
  { uid, lang }: Reader,
  { anchor, cursor, size }: CursorPage,
): Promise<ReplyOf<Endpoints['getMoments']>> => {
  const { page, next } = pageOf(
    await momentsOf(context.db, uid, { anchor, before: beforeOf(cursor), limit: size + 1 }),
    size,
  )
  return { list: page.map((row) => wireMoment(context, row, lang)), next }
}

export const readMoment = async (context: Read, { uid, lang }: Reader, id: number) => {
  const row = await momentById(context.db, uid, id)
  if (row === null) throw new Refusal('notFound')
  return { moment: wireMoment(context, row, lang) }
}
