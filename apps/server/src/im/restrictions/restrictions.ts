import { restrictedUntil, subjectsOf, type RestrictedUntil, type Who } from '../../services/moderation/restriction-on'
import type { Context } from '../../services/context'
import { seconds } from '../../ports/clock'
import { activeRestrictions, recentRestrictions, type Restriction } from '../../store/identity/restrictions'
import type { Output, Session } from '../gateway/connection'

/** All mutes and bans in force, in memory, so that messages need no database query. */
export class Restrictions {
  private bySubject = new Map<string, Map<string, Restriction>>()
  private lookedAt = -Infinity
  private wholeAt = -Infinity

  constructor(private readonly context: Pick<Context, 'db' | 'clock'>) {}

  /** Reads changes. Returns restrictions that were created or lifted within the last minute. */
  async look(): Promise<readonly Restriction[]> {
    const { db, clock } = this.context
    const now = clock.now()
    const isWithin = (at: number, ms: number) => now >= at && now - at < ms
    const recent = await recentRestrictions(db)
    if (!isWithin(this.lookedAt, MISSED_MS) || !isWithin(this.wholeAt, WHOLE_MS)) {
      const active = await activeRestrictions(db, seconds(clock))
      this.bySubject = new Map()
      for (const row of active) this.take(row)
      this.wholeAt = now
    }
    for (const row of recent) this.take(row)
    this.lookedAt = now
    return recent
  }

  /** The restrictions of a connection's user in a group, or everywhere if the id is ''. */
  on(who: Who, groupID: string): RestrictedUntil {
    const rows = subjectsOf(who).flatMap((subject) => [...(this.bySubject.get(subjectKey(subject))?.values() ?? [])])
    return stillHolding(restrictedUntil(rows, who, groupID), seconds(this.context.clock))
  }

  private take(row: Restriction): void {
    const subject = subjectKey(row)
    const rows = this.bySubject.get(subject) ?? new Map<string, Restriction>()
    const key = JSON.stringify([row.user_id, row.group_id, row.kind])
    if (row.until > seconds(this.context.clock)) rows.set(key, row)
    else rows.delete(key)
    if (rows.size > 0) this.bySubject.set(subject, rows)
    else this.bySubject.delete(subject)
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
  { address }: Pick<Output, 'address'>,
): Who => {
  const { userID, isGuest, createdAt } = user
  return { userID, isGuest, createdAt, devices: [instanceID], network: address }
}
