import type { Endpoints, ParsedRequestOf, ReplyOf } from '@org/api-client/contract'
import type { Kysely } from 'kysely'
import { eventsOf } from '../../store/identity/account-log'
import { bookingsOf } from '../../store/money/bookings'
import type { Database } from '../../store/schema'
import type { Language } from '../language'
import { rowBefore } from '../row-cursor'
import { bookingText, eventText, TASK_KINDS } from './my-log-texts'

type Log = ReplyOf<Endpoints['getMyLog']>

/** A page of what has happened in the account of a member, the latest first. */
export const listEvents = async (
  db: Kysely<Database>,
  uid: number,
  { kind, cursor, size }: ParsedRequestOf<Endpoints['getMyLog']>,
  lang: Language,
): Promise<Log> => {
  const page = { uid, before: rowBefore(cursor), limit: size + 1 }
  const rows: Log['list'] =
    kind === 'login' || kind === 'security'
      ? (await eventsOf(db, { ...page, kind })).map((row) => ({ ...factsOf(row), ...eventText(row, lang) }))
      : (await bookingsOf(db, { ...page, kinds: TASK_KINDS, isListed: kind === 'task' })).map((row) => ({
          ...factsOf(row),
          ...bookingText(row, lang),
        }))
  const list = rows.slice(0, size)
  return { list, next: rows.length > size ? String(list.at(-1)?.id ?? '') : '' }
}

const factsOf = ({ id, created_at }: { readonly id: number; readonly created_at: number }) => ({ id, created_at })
