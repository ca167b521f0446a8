import type { Cancel } from '../clock/clock'
import { whenPageHides } from '../clock/when-page-hides'
import type { ChatModule } from '../modules'
import { checkStorage, checkType, needOptions } from '../protocol/check-type'
import { browserStorage, type ChatStorage } from '../store/storage'
import { ErrorTexts } from './error-texts'
import { keepConversations } from './stored-conversations'
import { keepDrafts } from './stored-drafts'
import { keepGroups } from './stored-groups'
import { UserStorage } from '../store/user-storage'

export interface StorageOptions {
  /** Where to store data: `localStorage` by default, or `indexedDBStorage()`. */
  readonly in?: ChatStorage
  /** The URL of a text file with the texts for error codes, one per line: `10007: You may not do that.` */
  readonly errorTexts?: string
}

/**
 * Stores what the next start can show before the network replies: the first 20 conversations and groups, and the
 * error texts. If the storage is full or forbidden, only that is lost. Rules: IM-46, IM-56.
 */
export const storage = (options: StorageOptions = {}): ChatModule<object> => ({
  name: 'storage',
  install: (context) => {
    needOptions('storage', options)
    checkStorage('in', options.in)
    checkType('errorTexts', options.errorTexts, 'string')
    const { session, services, clock, SDKAppID } = context
    const kept = new UserStorage(options.in ?? browserStorage(), clock)
    services.add({ userStorage: kept })
    const errorTexts = options.errorTexts === undefined ? null : new ErrorTexts(options.errorTexts, context, kept)
    const conversations = keepConversations(context, kept)
    const groups = keepGroups(context, kept)
    const drafts = keepDrafts(context, kept)
    let userID = ''
    let stopHiding: Cancel = () => undefined
    session.me.subscribe(() => {
      const me = session.me.get()
      if (me.userID === userID) return
      userID = me.userID
      stopHiding()
      drafts.close()
      kept.open(userID === '' ? null : `${SDKAppID}_${userID}_`)
      if (userID === '') return
      stopHiding = whenPageHides(() => kept.flush())
      conversations.show()
      groups.show()
      drafts.show()
      errorTexts?.restore()
    })
    session.whenResumed(() => void errorTexts?.refresh())
    session.whenEnding(() => kept.flush())
    return {}
  },
})
