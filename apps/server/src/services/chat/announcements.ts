import type { Endpoints, ParsedRequestOf, ReplyOf } from '@org/api-client/contract'
import { parseGroupId } from '@org/domain'
import { NOTIFY_ROOM } from '@org/im-sdk/protocol'
import { announce } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { inTransaction } from '../../store/database/in-transaction'
import {
  announcementsOf,
  insertAnnouncement,
  removeAnnouncement,
  type AnnouncementRow,
} from '../../store/im/announcements'
import { Change } from '../changes/change'
import type { Context } from '../context'
import type { Language } from '../language'
import { Refusal } from '../refusal'
import { rowBefore } from '../row-cursor'
import { groupForReader } from './group-for-reader'
import { requireCan } from './require-can'

type Announcements = ReplyOf<Endpoints['getAnnouncements']>

/** The announcements of a group that the reader may see. */
export const listAnnouncements = async (
  { db }: Context,
  userID: string,
  { group_id, cursor, size }: ParsedRequestOf<Endpoints['getAnnouncements']>,
  lang: Language,
): Promise<Announcements> => {
  await groupForReader(db, userID, group_id)
  const rows = await announcementsOf(db, group_id, { before: rowBefore(cursor), limit: size + 1 })
  const page = rows.slice(0, size)
  return {
    list: page.map((row) => wireAnnouncement(row, lang)),
    next: rows.length > size ? String(page.at(-1)?.id ?? '') : '',
  }
}

/** Announces a text without the words of the list. */
export const addAnnouncement = (
  context: Context,
  uid: number,
  { group_id, text }: ParsedRequestOf<Endpoints['addAnnouncement']>,
  lang: Language,
) =>
  new Change(async (trx): Promise<ReplyOf<Endpoints['addAnnouncement']>> => {
    const now = seconds(context.clock)
    await requireCan(trx, { groupID: group_id, userID: String(uid), action: 'announce' })
    const screened = context.words.screen(text)
    if (screened.isRefused) throw new Refusal('textRefused')
    const id = await insertAnnouncement(trx, { group_id, account_id: uid, text: screened.text, created_at: now })
    const data = { group_id, announcement_id: id, text: screened.text }
    await announce(trx, `group:${group_id}`, { type: 'ChatGroupAnnouceNew', data }, now)
    if (parseGroupId(group_id)?.kind === 'anchorFans')
      await announce(trx, `group:${NOTIFY_ROOM}`, { type: 'ChatGroupAnchorFansNewMsg', data: { group_id } }, now)
    const [row] = await announcementsOf(trx, group_id, { before: id + 1, limit: 1 })
    if (row === undefined) throw new Refusal('notFound')
    return { announcement: wireAnnouncement(row, lang) }
  })

export const deleteAnnouncement = (
  { db }: Context,
  userID: string,
  { group_id, id }: ParsedRequestOf<Endpoints['deleteAnnouncement']>,
): Promise<object> =>
  inTransaction(db, async (trx) => {
    await requireCan(trx, { groupID: group_id, userID, action: 'announce' })
    if (!(await removeAnnouncement(trx, group_id, id))) throw new Refusal('notFound')
    return {}
  })

const wireAnnouncement = (row: AnnouncementRow, lang: Language): Announcements['list'][number] => ({
  id: row.id,
  text: row.text,
  author: lang === 'zh' ? row.nick_name : row.nick_name_pt || row.nick_name,
  created_at: row.created_at,
})
