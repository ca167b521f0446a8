import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import type { Kysely } from 'kysely'
import { announce, announcing } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { repeatable } from '../../store/database/database'
import { countUnread, markRead, type Notice, noticesOf } from '../../store/service/notices'
import type { NoticeKind } from '../../store/service/service-tables'
import type { Database } from '../../store/schema'
import type { Context } from '../context'
import type { Language } from '../language'
import { rowBefore } from '../row-cursor'
import { downloadAddress } from '../uploads/addresses'
import { downloadKey } from '../uploads/signatures'
import { type NoticeData, type NoticeRow, NOTICES, type NoticeType } from './notice-types'

type Messages = ReplyOf<Endpoints['getMessages']>
type Unread = ReplyOf<Endpoints['getMessageCounts']>

interface PageOfNotices {
  readonly kind: NoticeKind
  readonly cursor: string
  readonly size: number
}

/** A page of the notices of a member. Those of a type that this version does not know are left out. */
export const listNotices = async (
  { clock, config, db }: Pick<Context, 'clock' | 'config' | 'db'>,
  uid: number,
  { kind, cursor, size }: PageOfNotices,
  lang: Language,
): Promise<Messages> => {
  const rows = await noticesOf(db, { uid, kind, before: rowBefore(cursor), limit: size + 1 })
  const page = rows.slice(0, size)
  const { authKey } = downloadKey(config.secrets, seconds(clock))
  const addressOf = (key: string) => `${downloadAddress(config, key)}?authkey=${authKey}`
  return {
    list: page.flatMap((row) => messageOf(row, lang, addressOf) ?? []),
    next: rows.length > size ? String(page.at(-1)?.id ?? '') : '',
  }
}

/** The number of unread notices by kind. */
export const unreadNotices = async (db: Kysely<Database>, uid: number): Promise<Unread> => {
  const rows = await countUnread(db, uid)
  return { ...NONE, ...Object.fromEntries(rows.map(({ kind, count }) => [kind, count])) }
}

/** Marks notices as read, those of the ids or all, tells the member's other devices, and returns what is left. */
export const readNotices = (
  { bus, clock, db }: Pick<Context, 'bus' | 'clock' | 'db'>,
  uid: number,
  which: { readonly ids: readonly number[]; readonly kind: NoticeKind | undefined },
): Promise<Unread> =>
  announcing({ bus, db: repeatable(db) }, async (transaction) => {
    if (await markRead(transaction, uid, which))
      await announce(
        transaction,
        `user:${uid}`,
        { type: 'AccountChanged', data: { tags: ['message'] } },
        seconds(clock),
      )
    return unreadNotices(transaction, uid)
  })

const NONE: Unread = { system: 0, order: 0, plan: 0, anchor: 0 }

const messageOf = (
  row: Notice,
  lang: Language,
  addressOf: (key: string) => string,
): Messages['list'][number] | null => {
  if (!isKnown(row.type)) return null
  const { link, file, texts } = NOTICES[row.type] as NoticeRow<NoticeData[NoticeType]>
  // The data was written with its type.
  const data = row.data as unknown as NoticeData[NoticeType]
  return {
    id: row.id,
    kind: row.kind,
    ...texts[lang](data),
    link: file === undefined ? (typeof link === 'string' ? link : link(data)) : addressOf(file(data)),
    created_at: row.created_at,
    read: row.is_read ? 1 : 0,
  }
}

const isKnown = (type: string): type is NoticeType => Object.hasOwn(NOTICES, type)
