import type { KnownExtension } from '../store/extensions'
import type { MessageReaction } from '../store/reactions'
import { Source } from '../store/view'

export const NO_REACTIONS: readonly MessageReaction[] = []

/** What is known of the reactions to one message. */
export class MessageState {
  readonly shown = new Source(NO_REACTIONS)
  /** As the server had them last. */
  extensions: readonly KnownExtension[] = []
  /** By reaction. The newest change decides what is shown; older ones are still sent before it. */
  readonly wanted = new Map<string, { readonly isAdded: boolean }>()
  watchers = 0

  /** False if nothing changes. */
  show(reactions: readonly MessageReaction[]): boolean {
    if (isSame(reactions, this.shown.get())) return false
    this.shown.set(reactions)
    return true
  }
}

const isSame = (some: readonly MessageReaction[], others: readonly MessageReaction[]): boolean =>
  some.length === others.length &&
  some.every(({ reactionID, count, isMine, userIDList }, index) => {
    const other = others[index]
    return (
      reactionID === other?.reactionID &&
      count === other.count &&
      isMine === other.isMine &&
      userIDList.join(' ') === other.userIDList.join(' ')
    )
  })
