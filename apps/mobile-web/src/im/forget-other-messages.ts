import { attempt } from '../store/attempt'

/** How the chat client names the databases of its search in messages, which end with the user. */
const DATABASE = /^im-sdk-search-\d+-(.*)$/s
const nameOf = (SDKAppID: number, userID: string) => `im-sdk-search-${SDKAppID}-${userID}`

/** The name of the last database, for a browser that does not list them. */
const LAST = 'chat_search_database'

/**
 * Removes what the search has stored of the messages of all other users; in a browser that does not list its databases, of
 * the user before. Rule: APP-1.
 */
export const forgetOtherMessages = async (SDKAppID: number, viewerID: string): Promise<void> => {
  for (const name of await databaseNames()) {
    const owner = DATABASE.exec(name)?.[1]
    if (owner !== undefined && owner !== viewerID) attempt(() => indexedDB.deleteDatabase(name))
  }
  attempt(() => localStorage.setItem(LAST, nameOf(SDKAppID, viewerID)))
}

const databaseNames = async (): Promise<readonly string[]> => {
  try {
    return (await indexedDB.databases()).map(({ name = '' }) => name)
  } catch {
    return [attempt(() => localStorage.getItem(LAST)) ?? '']
  }
}
