import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import type { Kysely } from 'kysely'
import { sessionsOf } from '../../store/identity/sessions'
import type { Database } from '../../store/schema'
import { rowBefore } from '../row-cursor'
import type { MemberViewer } from './viewer'

/** A page of the sessions of a member, the latest first. `now` is in epoch seconds. */
export const listSessions = async (
  db: Kysely<Database>,
  { uid, sessionID }: Pick<MemberViewer, 'uid' | 'sessionID'>,
  { cursor, size }: { readonly cursor: string; readonly size: number },
  now: number,
): Promise<ReplyOf<Endpoints['getSessions']>> => {
  const rows = await sessionsOf(db, { uid, now, before: rowBefore(cursor), limit: size + 1 })
  const page = rows.slice(0, size)
  return {
    list: page.map((row) => ({ ...row, own: row.id === sessionID ? 1 : 0 })),
    next: rows.length > size ? String(page.at(-1)?.id ?? '') : '',
  }
}
