import { LOGGED_IN } from '../../authorisation/callers'
import type { World } from '../../authorisation/world'
import type { Outcome, Outcomes, Refusals } from './command-case'

export const all = (name: Outcome): Outcomes => ({ foreign: name, absent: name, otherKind: name, unstorable: name })

/** Every user may be written to and searched for; messages of two others are private. */
export const USER: Outcomes = { ...all('INVALID_ID'), foreign: 'ok' }

/** Users of a list: the result of each is an item. */
export const USERS: Outcomes = { ...all('INVALID_ID'), foreign: 'ok' }

/** A group of which the caller is not a member. */
export const GROUP: Outcomes = { ...all('GROUP_NOT_FOUND'), foreign: 'GROUP_PERMISSION_DENY' }

/** A group that the caller wants to change. */
export const CHANGED_GROUP: Outcomes = { ...GROUP, unstorable: 'PACKAGE_PARSE_FAILED' }

export const APP: Outcomes = { ...all('PACKAGE_PARSE_FAILED'), foreign: 'INVALID_ID', absent: 'INVALID_ID' }

/** A position in the caller's own list. */
export const PLACE: Outcomes = { ...all('ok'), unstorable: 'PACKAGE_PARSE_FAILED' }

export const MEMBERS_ONLY: Refusals = {
  guest: 'GROUP_PERMISSION_DENY',
  other: 'GROUP_PERMISSION_DENY',
  banned: 'GROUP_PERMISSION_DENY',
}

/** Guests are in chat rooms only. */
export const NO_GUESTS: Refusals = { guest: 'GROUP_PERMISSION_DENY' }

export const NOT_BANNED: Refusals = { banned: 'GROUP_PERMISSION_DENY' }

export const MUTES: Refusals = { muted: 'GROUP_MUTE_DENY', mutedEverywhere: 'MUTE_DENY' }

export const NOBODY: Refusals = Object.fromEntries(
  LOGGED_IN.map((caller) => [caller, 'GROUP_PERMISSION_DENY' as const]),
)

/** The app that a request names. */
export const appOf = ({ server }: World) => ({ SDKAppID: server.context.config.sdkAppId })

let made = 0
/** A unique value. */
export const fresh = () => `id${(made += 1)}`

/** Proofs of an application to a group, in place of the one that the manager got. */
export const proofs = ({ ids, ownGroup }: World) => ({
  foreign: ownGroup(ids.peer, 'application').authentication,
  absent: 'k1.a',
  otherKind: ids.peer,
  unstorable: 'k1.a\0',
})

/** Tips of the system in place of the member's own. */
export const tips = ({ ids, groups }: World) => {
  const tip = { from: '@TIM#SYSTEM', to: ids.member, messageSeq: 1, messageRandom: 1, groupID: groups.secret }
  return {
    foreign: { ...tip, groupID: groups.foreign },
    absent: { ...tip, to: '999999' },
    otherKind: { ...tip, groupID: ids.peer },
    unstorable: { ...tip, groupID: 'a\0' },
  }
}
