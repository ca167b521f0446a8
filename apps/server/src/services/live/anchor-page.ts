import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { momentsOf } from '../../store/content/moments'
import { recordedVideos } from '../../store/content/videos'
import { fanGroupOf } from '../../store/im/fan-groups'
import { anchorsBy, anchorsById } from '../../store/live/listed-anchors'
import { findRoom } from '../../store/live/rooms'
import { wireMoment, wireVideo } from '../content/wire-video'
import { type Reader, viewerAt } from '../content/videos'
import type { Context } from '../context'
import type { Language } from '../language'
import { Refusal } from '../refusal'
import { wireAnchor } from './list-anchors'
import { withMatches } from './list-rooms'

const MOST_VIDEOS = 6
const MOST_MOMENTS = 3
const MOST_RECOMMENDED = 10

/** What the page of an anchor shows first. `userID` is the viewer's; empty for none. */
export const anchorPage = async (
  context: Context,
  anchorId: number,
  { uid, lang }: Reader,
  userID: string,
): Promise<ReplyOf<Endpoints['getAnchorPage']>> => {
  const { db, clock } = context
  const now = clock.now() / 1000
  const [[anchor], room, videos, moments, group] = await Promise.all([
    anchorsById(db, now, [anchorId]),
    findRoom(db, now, anchorId),
    recordedVideos(db, viewerAt(context, uid), { anchor: anchorId, offset: 0, limit: MOST_VIDEOS }),
    momentsOf(db, uid, { anchor: anchorId, before: null, limit: MOST_MOMENTS }),
    fanGroupOf(db, anchorId),
  ])
  if (anchor === undefined) throw new Refusal('notFound')
  const [onAir] = room !== null && room.start_time > 0 ? await withMatches(db, [room], userID, lang) : []
  return {
    anchor: wireAnchor(anchor, lang),
    room: onAir ?? null,
    videos: videos.rows.map((row) => wireVideo(context, row, lang)),
    moments: moments.map((row) => wireMoment(context, row, lang)),
    fan_group: group ?? '',
  }
}

/** The anchors to recommend of a sport; 0 for all. */
export const recommendedAnchors = async ({ db, clock }: Context, sport: number, lang: Language) => {
  const { rows } = await anchorsBy(db, clock.now() / 1000, { sport, sort: 'hot', offset: 0, limit: MOST_RECOMMENDED })
  return { list: rows.map((row) => wireAnchor(row, lang)) }
}
