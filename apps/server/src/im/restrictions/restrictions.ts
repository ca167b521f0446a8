import type { Kysely } from 'kysely'
import { restrictedUntil, subjectsOf, type RestrictedUntil, type Who } from '../../services/moderation/restriction-on'
import { seconds, type Clock } from '../../ports/clock'
import { activeRestrictions, recentRestrictions, type Restriction } from '../../store/identity/restrictions'
import type { Database } from '../../store/schema'
import type { Link, Session } from '../gateway/connection'

export interface Restrictions {
  /** Reads changes. Returns restrictions that were created or lifted within the last minute. */
  look(): Promise<readonly Restriction[]>
  /** The restrictions of a connection's user in a group, or everywhere if the id is ''. */
  on(who: Who, groupID: string): RestrictedUntil
}

/** All mutes and bans in force, in memory, so that messages need no database query. */
export const createRestrictions = ({ db, clock }: { db: Kysely<Database>; clock: Clock }): Restrictions => {
  let bySubject = new Map<string, Map<string, Restriction>>()
  let lookedAt = -Infinity
  let wholeAt = -Infinity

  const take = (row: Restriction) => {
    const subject = subjectKey(row)
    const rows = bySubject.get(subject) ?? new Map<string, Restriction>()
    const key = JSON.stringify([row.user_id, row.group_id, row.kind])
    if (row.until > seconds(clock)) rows.set(key, row)
    else rows.delete(key)
    if (rows.size > 0) bySubject.set(subject, rows)
    else bySubject.delete(subject)
  }

  return {
    look: async () => {
      const now = clock.now()
      const isWithin = (at: number, ms: number) => now >= at && now - at < ms
      const recent = await recentRestrictions(db)
      if (!isWithin(lookedAt, MISSED_MS) || !isWithin(wholeAt, WHOLE_MS)) {
        const active = await activeRestrictions(db, seconds(clock))
        bySubject = new Map()
        for (const row of active) take(row)
        wholeAt = now
      }
      for (const row of recent) take(row)
      lookedAt = now
      return recent
    },
    on: (who, groupID) => {
      const rows = subjectsOf(who).flatMap((subject) => [...(bySubject.get(subjectKey(subject))?.values() ?? [])])
      return stillHolding(restrictedUntil(rows, who, groupID), seconds(clock))
    },
  }
}

/** After a longer pause everything is read again, because changes are listed for a minute only. */
const MISSED_MS = 30_000
/** Also now and then, to drop expired ones. */
const WHOLE_MS = 600_000

const subjectKey = ({ subject_type, subject }: Pick<Restriction, 'subject_type' | 'subject'>) =>
  `${subject_type} ${subject}`

const stillHolding = ({ mute, ownMute, ban, slow }: RestrictedUntil, now: number): RestrictedUntil => ({
  mute: mute > now ? mute : 0,
  ownMute: ownMute > now ? ownMute : 0,
  ban: ban > now ? ban : 0,
  slow: slow > now ? slow : 0,
})

/** The identity of a session's user for restrictions. */
export const whoOf = (
  { user, instanceID }: Pick<Session, 'user' | 'instanceID'>,
  { address }: Pick<Link, 'address'>,
): Who => {
  const { userID, isGuest, createdAt } = user
  return { userID, isGuest, createdAt, devices: [instanceID], network: address }
}
