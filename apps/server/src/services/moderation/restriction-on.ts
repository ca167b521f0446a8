import type { Restriction } from '../../store/identity/restrictions'

/** The user for whom restrictions are looked up. */
export interface Who {
  readonly userID: string
  readonly isGuest: boolean
  /** When the guest was created, in epoch seconds. */
  readonly createdAt: number
  readonly devices: readonly string[]
  readonly network: string
}

/** Until when the user is muted and banned, in epoch seconds; 0 for no restriction. */
export interface RestrictedUntil {
  readonly mute: number
  readonly ban: number
}

/** The keys by which restrictions are found. */
export const subjectsOf = ({
  userID,
  isGuest,
  devices,
  network,
}: Who): Pick<Restriction, 'subject_type' | 'subject'>[] => [
  { subject_type: 'user', subject: userID },
  // Members may share a device or a network with a restricted user.
  ...(isGuest ? devices.map((subject) => ({ subject_type: 'device' as const, subject })) : []),
  ...(isGuest ? [{ subject_type: 'network' as const, subject: network }] : []),
]

/**
 * The restrictions in a group, or '' for everywhere. A network is only muted, not banned: guests created there after
 * the restriction may read but not write.
 */
export const restrictedUntil = (rows: readonly Restriction[], who: Who, groupID: string): RestrictedUntil => {
  const until = { mute: 0, ban: 0 }
  for (const row of rows) {
    if (row.group_id !== groupID) continue
    const isNetwork = row.subject_type === 'network'
    if (isNetwork && who.createdAt < row.created_at) continue
    const kind = isNetwork ? 'mute' : row.kind
    until[kind] = Math.max(until[kind], row.until)
  }
  return until
}
