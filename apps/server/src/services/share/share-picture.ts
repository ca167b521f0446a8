import { seconds } from '../../ports/clock'
import { activityCover } from '../../store/content/activities'
import { articleCover } from '../../store/content/articles'
import { momentById } from '../../store/content/moments'
import { videosById } from '../../store/content/videos'
import { anchorsById } from '../../store/live/listed-anchors'
import { findRoom } from '../../store/live/rooms'
import { viewerAt } from '../content/videos'
import type { Context } from '../context'
import { coverOfRoom } from '../live/room-cover'

/** What the picture of something shared is made of, as addresses; empty for none. */
export interface PictureParts {
  readonly cover: string
  /** Whose it is. */
  readonly face: string
  /** 0 for no match. */
  readonly match: number
}

type Read = Pick<Context, 'db' | 'clock'>
type PartsOf = (context: Read, id: number) => Promise<Partial<PictureParts> | null>

const covered = (cover: string | null): Partial<PictureParts> | null => (cover === null ? null : { cover })

/** By what is in their path; null for what is not shown. */
const PARTS = {
  match: (_context, id) => Promise.resolve({ match: id }),
  live: async ({ db, clock }, id) => {
    const room = await findRoom(db, seconds(clock), id)
    return room && { cover: coverOfRoom(room), face: room.avatar, match: room.match_id ?? 0 }
  },
  video: async (context, id) => {
    const [video] = await videosById(context.db, viewerAt(context, 0), [id])
    return video === undefined ? null : { cover: video.cover, face: video.avatar }
  },
  dynamic: async ({ db }, id) => {
    const moment = await momentById(db, 0, id)
    return moment && { cover: moment.pictures[0] ?? '', face: moment.avatar }
  },
  article: async ({ db, clock }, id) => covered(await articleCover(db, seconds(clock), id)),
  activity: async ({ db }, id) => covered(await activityCover(db, id)),
  anchor: async ({ db, clock }, id) => {
    const [anchor] = await anchorsById(db, seconds(clock), [id])
    return anchor === undefined ? null : { face: anchor.avatar }
  },
} satisfies Readonly<Record<string, PartsOf>>

export type PicturedKind = keyof typeof PARTS
export const PICTURED_KINDS = Object.keys(PARTS) as PicturedKind[]

export const picturePath = (kind: PicturedKind, id: number): string => `/media/share/${kind}/${id}.jpg`

/** The parts of a picture; null if there is nothing of the id, or it is not shown. */
export const pictureParts = async (context: Read, kind: PicturedKind, id: number): Promise<PictureParts | null> => {
  const parts = await PARTS[kind](context, id)
  return parts && { cover: '', face: '', match: 0, ...parts }
}
