import type { Message } from './message'

/** What modules do to a message on its way out. Without them it goes as it is. */
export class Outgoing {
  /** Changes the words of a message, or throws to keep it from being sent. */
  screen: (message: Message) => Message = (message) => message
}
