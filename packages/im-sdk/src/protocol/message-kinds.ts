/** What a message does in its conversation. Whoever counts, a client or a server, goes by the same table. */
export interface MessageKind {
  /** It has a place in the sequences of its conversation. */
  readonly takesSequence: boolean
  /** It is unread while the read mark is below it. */
  readonly counts: boolean
  /** The list of conversations may show it as the last one. */
  readonly mayBeLast: boolean
}

/** Somebody else has said it. */
const SAID: MessageKind = { takesSequence: true, counts: true, mayBeLast: true }
/** The user has said it, on whichever device; and what is shown, but nobody has to read it. */
const SHOWN: MessageKind = { takesSequence: true, counts: false, mayBeLast: true }
/** Its place in the sequences is all that is left of it. */
const GONE: MessageKind = { takesSequence: true, counts: false, mayBeLast: false }
/** It has no place in a conversation. */
const PASSING: MessageKind = { takesSequence: false, counts: false, mayBeLast: false }

/**
 * Unread is what stands above the read mark and counts: the sequences above it, less those that are known not to count.
 * Rules: IM-23, IM-24.
 */
export const MESSAGE_KINDS = {
  said: SAID,
  own: SHOWN,
  /** A group tells what was done to it. */
  tip: SHOWN,
  /** Of the system conversation, which no total counts. */
  notice: PASSING,
  /** Nobody keeps it: it comes with sequence 0, is told of once, and changes no conversation. */
  onlineOnly: PASSING,
  excludedFromUnread: SHOWN,
  excludedFromLast: { takesSequence: true, counts: true, mayBeLast: false },
  revoked: SHOWN,
  deleted: GONE,
  cleared: GONE,
} as const satisfies Readonly<Record<string, MessageKind>>

/** The kind of a message that has arrived; the others come with what makes a message such. */
export const kindOf = ({ flow }: { readonly flow: 'in' | 'out' }): MessageKind => (flow === 'out' ? SHOWN : SAID)
