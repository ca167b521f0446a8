import type { ChatStorage } from '@org/im-sdk/storage'
import { attempt } from '../store/attempt'

export interface AppChatStorage extends ChatStorage {
  /** The app id of the last visit, so that the start need not wait for the config; 0 if unknown. */
  readonly appId: number
  keepAppId(id: number): void
  /** Removes everything, because it belongs to the previous user. Rule: APP-1. */
  clear(): void
}

const APP_ID = 'app_id'

/** The chat client's storage, separate from the app's own. `getItem` and `setItem` may throw. */
export const chatStorage = (site: string): AppChatStorage => {
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
