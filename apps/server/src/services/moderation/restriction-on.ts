import type { Restriction } from '../../store/identity/restrictions'

/** Whom restrictions are looked up for. */
export interface Who {
  readonly userID: string
  readonly isGuest: boolean
  /** When a guest was made, in epoch seconds. */
  readonly createdAt: number
  readonly devices: readonly string[]
  readonly network: string
}

/** Until when somebody may not speak, and may not be there: epoch seconds, 0 for no restriction. */
export interface RestrictedUntil {
  readonly mute: number
  readonly ban: number
}

/** All that restrictions can be found by. */
export const subjectsOf = ({
  userID,
  isGuest,
  devices,
  network,
}: Who): Pick<Restriction, 'subject_type' | 'subject'>[] => [
  { subject_type: 'user', subject: userID },
  // Members may share a device or a network with somebody who was restricted.
  ...(isGuest ? devices.map((subject) => ({ subject_type: 'device' as const, subject })) : []),
  ...(isGuest ? [{ subject_type: 'network' as const, subject: network }] : []),
]

/**
 * What holds in one place: a group, or '' for everywhere. A network is limited, not banned: those who are made there
 * after somebody was restricted may listen and not speak.
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
