import type { ChatStorage } from '@org/im-sdk/storage'
import { attempt } from '../store/attempt'

export interface KeptChats extends ChatStorage {
  /** The app id of the last visit, so that a start need not wait for the config; 0 when it is not known. */
  readonly appId: number
  keepAppId(id: number): void
  /** Drops everything: it belongs to the previous user. Rule: APP-1. */
  clear(): void
}

const APP_ID = 'app_id'

/**
 * What the chat client keeps for the next start, apart from what the app keeps itself. `getItem` and `setItem` may
 * throw.
 */
export const keptChats = (site: string): KeptChats => {
  const prefix = `${site}_chat_`
  return {
    getItem: (key) => localStorage.getItem(prefix + key),
    setItem: (key, value) => localStorage.setItem(prefix + key, value),
    get appId() {
      return attempt(() => Number(localStorage.getItem(prefix + APP_ID))) || 0
    },
    keepAppId: (id) => void attempt(() => localStorage.setItem(prefix + APP_ID, `${id}`)),
    clear: () =>
      void attempt(() => {
        for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
      }),
  }
}
