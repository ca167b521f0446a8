import type { ListedRoom } from '@org/api-client/contract'
import { seconds } from '../../ports/clock'
import { forgetOpenedRooms, noteOpenedRoom, openedRooms } from '../../store/live/live-log'
import { noteViewer } from '../../store/live/shows'
import { roomsOf } from '../../store/live/rooms'
import { userIDOf, type Viewer } from '../auth/viewer'
import type { Context } from '../context'
import type { Language } from '../language'
import { withMatches } from './list-rooms'

/** Notes that a member has opened a room; of guests only as one more viewer of a show. */
export const noteOpened = async ({ db, clock }: Context, viewer: Viewer, anchorId: number): Promise<void> => {
  if (viewer.kind === 'member') await noteOpenedRoom(db, { uid: viewer.uid, anchorId, now: seconds(clock) })
  const userID = userIDOf(viewer)
  if (userID !== '' && userID !== String(anchorId)) await noteViewer(db, anchorId, userID)
}

interface PageOfRooms {
  /** From 1. */
  readonly page: number
  readonly size: number
}

/** A page of the rooms that a member has opened, the last one first. Those of closed accounts are left out. */
export const liveLog = async (
  { db, clock }: Context,
  uid: number,
  { page, size }: PageOfRooms,
  lang: Language,
): Promise<{ list: (ListedRoom & { opened_at: number })[]; total: number }> => {
  const { rows, total } = await openedRooms(db, uid, { offset: (page - 1) * size, limit: size })
  const rooms = await roomsOf(
    db,
    clock.now() / 1000,
    rows.map(({ anchor_id }) => anchor_id),
  )
  const listed = new Map((await withMatches(db, rooms, String(uid), lang)).map((room) => [room.id, room]))
  return {
    list: rows.flatMap(({ anchor_id, opened_at }) => {
      const room = listed.get(anchor_id)
      return room === undefined ? [] : [{ ...room, opened_at }]
    }),
    total,
  }
}

/** How many rooms are forgotten. */
export const clearLiveLog = ({ db }: Context, uid: number): Promise<number> => forgetOpenedRooms(db, uid)
