import { imError } from '../protocol/im-error'
import type { MediaMessage, Message } from './message'

/** What modules do to a message on its way out. Without them it goes as it is. */
export class Outgoing {
  /** Changes the words of a message, or throws to keep it from being sent. */
  screen: (message: Message) => Message = (message) => message
  /**
   * Uploads the file of a message and gives the message with the addresses of it; `show` puts what changes on the way
   * in the list.
   */
  upload: (message: MediaMessage, show: (changed: MediaMessage) => void) => Promise<MediaMessage> = () =>
    Promise.reject(imError('COS_UNDETECTED'))
}
