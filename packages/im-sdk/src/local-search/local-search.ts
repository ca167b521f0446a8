import type { ChatModule } from '../modules'
import { needOptions } from '../protocol/check-type'
import { imError } from '../protocol/im-error'
import { LOCAL_SEARCH_LIMITS } from '../protocol/limits'
import { toResult, type Result } from '../result'
import { MessageIndex } from './message-index'
import { search, type LocalSearchData, type LocalSearchOptions } from './search'
import { SeenMessages } from './seen-messages'
import { searchError } from './search-error'

export interface LocalSearchSettings {
  /** How many messages of a user the device remembers; the oldest are forgotten first. Default: 20,000. */
  readonly messages?: number
}

export interface LocalSearchMethods {
  /**
   * Finds messages that this device has seen, newest first. Upper and lower case, widths and accents are the same. A
   * word is found by its beginning, Chinese anywhere; a keyword of several words is found where all of them are. Works
   * as soon as a login has begun, so also without a network. Rejects with LOCAL_SEARCH_UNAVAILABLE if the page has no
   * IndexedDB or it fails.
   */
  searchLocalMessages(options: LocalSearchOptions): Promise<Result<LocalSearchData>>
  /** Forgets all that this device remembers of the user's messages for the search. */
  clearLocalMessages(): Promise<Result<Record<string, never>>>
}

interface Opened {
  readonly index: MessageIndex
  readonly seen: SeenMessages
}

/** Full-text search over the messages that this device has seen. Chat rooms are excluded. Rule: IM-65. */
export const localSearch = (settings: LocalSearchSettings = {}): ChatModule<LocalSearchMethods> => ({
  name: 'localSearch',
  install: ({ SDKAppID, clock, session, timelines }) => {
    needOptions('localSearch', settings)
    const { messages: most = LOCAL_SEARCH_LIMITS.messages } = settings
    if (!Number.isInteger(most) || most < 1) throw imError('PARAMS_INVALID', '`messages` must be an integer above 0.')
    let opened: Opened | null = null
    const close = () => {
      opened?.seen.close()
      opened = null
    }
    const open = (userID: string): Opened => {
      const index = new MessageIndex(`im-sdk-search-${SDKAppID}-${userID}`)
      return { index, seen: new SeenMessages({ clock, index, most }) }
    }
    timelines.whenSeen((message) => opened?.seen.add(message))
    timelines.whenGone((gone) => opened?.seen.remove(gone))
    session.me.subscribe(() => {
      const { phase, userID } = session.me.get()
      if (phase === 'out') close()
      else opened ??= open(userID)
    })
    const withIndex = async <Value>(run: (open: Opened) => Promise<Value>): Promise<Value> => {
      if (opened === null) throw imError('USER_NOT_LOGGED_IN')
      try {
        return await run(opened)
      } catch (thrown) {
        throw searchError(thrown)
      }
    }
    return {
      searchLocalMessages: (options) =>
        toResult(() =>
          withIndex(async ({ index, seen }) => {
            await seen.flush()
            return search(index, options)
          }),
        ),
      clearLocalMessages: () =>
        toResult(() =>
          withIndex(async ({ index, seen }) => {
            await seen.drop()
            await index.clear()
            return {}
          }),
        ),
    }
  },
})
