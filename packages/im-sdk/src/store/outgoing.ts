import type { Message } from './message'
import { Registry } from './registry'

/**
 * Does something to a message on its way out and gives what becomes of it, or throws to keep it from being sent. `show`
 * puts what changes on the way in the list.
 */
export type OutgoingStep = (message: Message, show: (changed: Message) => void) => Message | Promise<Message>

export interface OutgoingSteps {
  /** Changes or refuses words. */
  readonly screen: OutgoingStep
  /** Uploads files and puts their addresses in the message. */
  readonly upload: OutgoingStep
}

/** What modules do to messages. Without them a message goes as it is. */
export class Outgoing extends Registry<OutgoingSteps> {
  /** In the order in which they are done: what is refused is not uploaded. */
  get steps(): readonly OutgoingStep[] {
    return [this.get('screen'), this.get('upload')].filter((step) => step !== undefined)
  }
}
