import type { StoredBlob } from '../../ports/blob-store'
import { seconds } from '../../ports/clock'
import { findRoom, type RoomRow } from '../../store/live/rooms'
import type { Context } from '../context'

type Covered = Pick<RoomRow, 'anchor_id' | 'cover' | 'frame_at' | 'match_id' | 'start_time'>

/** The picture of a room's stream, in the blob store. */
export const frameKey = (anchorId: number): string => `frames/${anchorId}.jpg`

const hasFrame = ({ frame_at, start_time }: Pick<Covered, 'frame_at' | 'start_time'>): boolean =>
  start_time > 0 && frame_at >= start_time

/** The picture of a room on air; null without one. */
export const frameOf = async (
  { blobs, clock, db }: Pick<Context, 'blobs' | 'clock' | 'db'>,
  anchorId: number,
): Promise<StoredBlob | null> => {
  const room = await findRoom(db, seconds(clock), anchorId)
  return room !== null && hasFrame(room) ? blobs.get(frameKey(anchorId)) : null
}

/** A picture of the stream; without one the anchor's, or that of the match. */
export const coverOfRoom = (row: Covered): string =>
  hasFrame(row)
    ? `/media/frame/${row.anchor_id}.jpg?at=${row.frame_at}`
    : row.cover || `/media/cover/${row.match_id ?? 0}.webp`
