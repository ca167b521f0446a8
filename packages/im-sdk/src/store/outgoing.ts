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
  /** Uploads files and puts their URLs in the message. */
  readonly upload: OutgoingStep
}

/** The send steps that modules add. Without them a message is sent unchanged. */
export class Outgoing extends Registry<OutgoingSteps> {
  /** In the order of execution: a refused message is not uploaded. */
  get steps(): readonly OutgoingStep[] {
    return [this.get('screen'), this.get('upload')].filter((step) => step !== undefined)
  }
}
