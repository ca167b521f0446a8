import type { ChatStorage } from '@org/im-sdk/storage'
import { attempt } from '../store/attempt'

export interface AppChatStorage extends ChatStorage {
  /** The app id of the last visit, so that the start need not wait for the config; 0 if unknown. */
  readonly appId: number
  keepAppId(id: number): void
}

const APP_ID = 'app_id'
const prefixOf = (site: string) => `${site}_chat_`

/** The chat client begins its keys with the app id and the user. */
const isOf = (userID: string, key: string) => userID !== '' && key.replace(/^\d+_/, '').startsWith(`${userID}_`)

/**
 * The chat client's storage, separate from the app's own. `getItem` and `setItem` may throw. It writes only what belongs to the
 * viewer: a client that is logged out after its session has ended would store the conversations once more. Rule: APP-1.
 *
 * @param viewerID The chat's name of the viewer; empty if there is none.
 */
export const chatStorage = (site: string, viewerID: () => string): AppChatStorage => {
  const prefix = prefixOf(site)
  return {
    getItem: (key) => localStorage.getItem(prefix + key),
    setItem: (key, value) => {
      if (isOf(viewerID(), key)) localStorage.setItem(prefix + key, value)
    },
    get appId() {
      const id = attempt(() => Number(localStorage.getItem(prefix + APP_ID))) ?? 0
      // Anyone may have written there what the chat client refuses: it takes whole numbers of 32 bits.
      return id >>> 0 === id ? id : 0
    },
    keepAppId: (id) => void attempt(() => localStorage.setItem(prefix + APP_ID, `${id}`)),
  }
}

/** Removes what the chat has stored of all other users, without the code of the chat. Rule: APP-1. */
export const forgetOtherChats = (site: string, viewerID: string): void => {
  const prefix = prefixOf(site)
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      const ofChat = key.startsWith(prefix) ? key.slice(prefix.length) : APP_ID
      if (ofChat !== APP_ID && !isOf(viewerID, ofChat)) localStorage.removeItem(key)
    }
  })
}
