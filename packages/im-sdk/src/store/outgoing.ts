import type { ImError } from '../protocol/im-error'
import type { Message } from './message'
import { Registry } from './registry'

/**
 * A step of sending: changes an outgoing message and returns it, or throws to stop the send. `show` puts intermediate
 * changes in the list.
 */
export type OutgoingStep = (message: Message, show: (changed: Message) => void) => Message | Promise<Message>

export interface OutgoingSteps {
  /** Changes or refuses texts. */
  readonly screen: OutgoingStep
  /** Stores the message until `release`. */
  readonly keep: OutgoingStep
  /** Uploads files and puts their URLs in the message. */
  readonly upload: OutgoingStep
  /** The message has arrived, or an attempt to send it has failed. */
  readonly release: (message: Message, error: ImError | null) => void
  /** Stores a long record of merged messages apart. */
  readonly merge: OutgoingStep
}

/** The send steps that modules add. Without them a message is sent unchanged. */
export class Outgoing extends Registry<OutgoingSteps> {
  /**
   * In the order of execution: a refused message is neither stored nor uploaded, and one for users who are online is not
   * stored.
   */
  steps({ isExcludedFromContentModeration, onlineOnlyFlag }: Message): readonly OutgoingStep[] {
    const steps = [
      isExcludedFromContentModeration ? undefined : this.get('screen'),
      onlineOnlyFlag ? undefined : this.get('keep'),
      this.get('upload'),
      this.get('merge'),
    ]
    return steps.filter((step) => step !== undefined)
  }
}
