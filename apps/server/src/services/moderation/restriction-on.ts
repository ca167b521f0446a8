import type { Restriction } from '../../store/identity/restrictions'

/** The user for whom restrictions are looked up. */
export interface Who {
  readonly userID: string
  readonly isGuest: boolean
  /** When the guest was created or the member registered, in epoch seconds. */
  readonly createdAt: number
  readonly devices: readonly string[]
  readonly network: string
}

/** Until when the user is muted and banned, in epoch seconds; 0 for no restriction. */
export interface RestrictedUntil {
  readonly mute: number
  /** The part of `mute` that is about the user, and not about its network. */
  readonly ownMute: number
  readonly ban: number
  /** May speak only slowly, together with the other guests of the network. */
  readonly slow: number
}

/** The keys by which restrictions are found. */
export const subjectsOf = ({ userID, devices, network }: Who): Pick<Restriction, 'subject_type' | 'subject'>[] => [
  { subject_type: 'user', subject: userID },
  ...devices.map((subject) => ({ subject_type: 'device' as const, subject })),
  { subject_type: 'network', subject: network },
]

/** The restrictions in a group, or '' for everywhere. */
export const restrictedUntil = (rows: readonly Restriction[], who: Who, groupID: string): RestrictedUntil => {
  const until = { mute: 0, ownMute: 0, ban: 0, slow: 0 }
  for (const row of rows) {
    const kind = row.group_id === groupID ? kindFor(row, who) : null
    if (kind === null) continue
    until[kind] = Math.max(until[kind], row.until)
    if (kind === 'mute' && row.subject_type !== 'network') until.ownMute = Math.max(until.ownMute, row.until)
  }
  return until
}

/**
 * Members may share a device or a network with a restricted user: only those who registered afterwards are restricted.
 * A network is limited, not banned. After a ban newcomers may listen and write to customer service only, and guests from
 * before may speak slowly; after a mute new guests may speak slowly.
 */
const kindFor = ({ subject_type, kind, created_at }: Restriction, { isGuest, createdAt }: Who) => {
  const isNew = createdAt >= created_at
  if (subject_type === 'network' && kind === 'mute') return isNew && isGuest ? 'slow' : null
  if (subject_type === 'network') return isNew ? 'mute' : isGuest ? 'slow' : null
  return subject_type === 'user' || isGuest || isNew ? kind : null
}
