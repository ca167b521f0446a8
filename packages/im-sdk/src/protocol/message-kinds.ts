import { TYPES } from './constants'
import type { StoredMessage } from './pushes'

/** What a message does in its conversation. Clients and servers go by the same table. */
export interface MessageKind {
  /** It is unread while the read mark is below it. */
  readonly counts: boolean
  /** The list of conversations may show it as the last one. */
  readonly mayBeLast: boolean
}

/**
 * The kinds of messages for the one who reads them. A message may be of several kinds; it counts if all of them count,
 * and may be the last one if all of them may. A message without a sequence (`onlineOnlyFlag`) changes no conversation.
 */
export const MESSAGE_KINDS: Readonly<Record<MessageKindName, MessageKind>> = {
  /** Somebody else has said it. */
  in: { counts: true, mayBeLast: true },
  /** The user has said it, on whichever device. */
  out: { counts: false, mayBeLast: true },
  /** A tip in a group: who joined, who was made an admin. */
  tip: { counts: false, mayBeLast: true },
  /** A notice in the system conversation. */
  notice: { counts: true, mayBeLast: true },
  excludedFromUnreadCount: { counts: false, mayBeLast: true },
  excludedFromLastMessage: { counts: true, mayBeLast: false },
  /** It is for chosen receivers, and the reader is not one of them. */
  forOthers: { counts: false, mayBeLast: false },
  revoked: { counts: false, mayBeLast: true },
  /** The reader has deleted it. */
  deleted: { counts: false, mayBeLast: false },
}

export type MessageKindName =
  | 'in'
  | 'out'
  | 'tip'
  | 'notice'
  | 'excludedFromUnreadCount'
  | 'excludedFromLastMessage'
  | 'forOthers'
  | 'revoked'
  | 'deleted'

/** The facts of a message that are the same for all its readers. */
export interface KindFacts {
  readonly type: string
  readonly isExcludedFromUnreadCount?: boolean
  readonly isExcludedFromLastMessage?: boolean
  readonly isRevoked?: boolean
}

/** Most messages are of no such kind, which costs nothing. */
const NO_KINDS: readonly MessageKindName[] = []

/** The kinds of a message for all its readers. */
export const sharedKindsOf = (facts: KindFacts): readonly MessageKindName[] => {
  let kinds = NO_KINDS
  if (facts.type === TYPES.MSG_GRP_TIP) kinds = [...kinds, 'tip']
  if (facts.type === TYPES.MSG_GRP_SYS_NOTICE) kinds = [...kinds, 'notice']
  if (facts.isExcludedFromUnreadCount) kinds = [...kinds, 'excludedFromUnreadCount']
  if (facts.isExcludedFromLastMessage) kinds = [...kinds, 'excludedFromLastMessage']
  if (facts.isRevoked) kinds = [...kinds, 'revoked']
  return kinds
}

/** Whether a message counts, or may be the last one, for its reader. */
export const does = (
  what: keyof MessageKind,
  message: KindFacts & { readonly flow: 'in' | 'out'; readonly isDeleted?: boolean },
): boolean =>
  MESSAGE_KINDS[message.flow][what] &&
  !(message.isDeleted && !MESSAGE_KINDS.deleted[what]) &&
  sharedKindsOf(message).every((kind) => MESSAGE_KINDS[kind][what])

/** The same for a message as the server stores it. */
export const doesFor = (what: keyof MessageKind, stored: StoredMessage, reader: string): boolean =>
  does(what, {
    type: stored.msgBody[0]?.msgType ?? '',
    isExcludedFromUnreadCount: stored.isExcludedFromUnreadCount,
    isExcludedFromLastMessage: stored.isExcludedFromLastMessage,
    isRevoked: stored.revoker !== undefined && stored.revoker !== '',
    flow: stored.fromAccount === reader ? 'out' : 'in',
  })
