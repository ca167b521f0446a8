import { openRoom } from '../src/services/live/open-room'
import type { RunningServer } from '../src/server'
import { saveAnchor } from '../src/store/live/anchors'
import { insertCategory } from '../src/store/live/categories'
import { newMember } from './im-client'

/** The room of a new anchor, off air. */
export const newLiveRoom = async (server: RunningServer): Promise<{ id: number; groupID: string }> =>
  roomOf(server, Number(await newMember(server)))

/** The room of a member who becomes an anchor, off air. */
export const roomOf = async (server: RunningServer, id: number): Promise<{ id: number; groupID: string }> => {
  const { db, clock } = server.context
  await insertCategory(db, { id: 1, sport_id: 1, name_zh: '足球', name_pt: 'Futebol' })
  await saveAnchor(db, id, {})
  const anchor = { id, nick_name: 'anchor', avatar: '' }
  await openRoom(db, anchor, { category_id: 1, title_zh: '直播' }, Math.floor(clock.now() / 1_000))
  return { id, groupID: `ROOM_${id}` }
}
