/** What a message does in its conversation. Clients and servers go by the same table. */
export interface MessageKind {
  /** It is unread while the read mark is below it. */
  readonly counts: boolean
  /** The list of conversations may show it as the last one. */
  readonly mayBeLast: boolean
}

/**
 * The kinds of messages that take a sequence, by their `flow` for the one who reads them. A private message with
 * sequence 0 is of no kind: it is delivered once and changes no conversation.
 */
export const MESSAGE_KINDS: Readonly<Record<'in' | 'out', MessageKind>> = {
  /** Somebody else has said it. */
  in: { counts: true, mayBeLast: true },
  /** The user has said it, on whichever device. */
  out: { counts: false, mayBeLast: true },
}
