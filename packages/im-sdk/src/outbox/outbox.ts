import { uint32 } from '../clock/random'
import type { ChatModule } from '../modules'
import { checkPort, needOptions } from '../protocol/check-type'
import { indexedDBOutbox } from './indexed-db-outbox'
import { KeptMessages } from './kept-messages'
import type { OutboxStorage } from './outbox-storage'
import { TabLock } from './tab-lock'

export interface OutboxOptions {
  /** Where to store unsent messages. Default: `indexedDBOutbox()`. */
  readonly in?: OutboxStorage
}

/**
 * Stores messages until the server has them. Those that a reload or a logout interrupts are shown and sent after the
 * user's next login, once and in order. Messages to chat rooms are not stored. Rule: IM-64.
 */
export const outbox = (options: OutboxOptions = {}): ChatModule<object> => ({
  name: 'outbox',
  install: (context) => {
    needOptions('outbox', options)
    checkPort('in', options.in?.take, options.in, '`indexedDBOutbox()`')
    const { random, outgoing, session } = context
    const tab = new TabLock(`${uint32(random).toString(36)}${uint32(random).toString(36)}`)
    const messages = new KeptMessages(context, options.in ?? indexedDBOutbox(), tab)
    outgoing.add({
      keep: (message) => messages.keep(message),
      release: (message, error) => messages.release(message, error),
    })
    session.whenResumed((isFirst) => void messages.restore(isFirst))
    session.whenEnded(() => messages.close())
    return {}
  },
})
