/** How the chat client names the databases of its search in messages, which end with the user. */
const DATABASE = /^im-sdk-search-\d+-(.*)$/s

/** Removes what the search has stored of the messages of all other users. Rule: APP-1. */
export const forgetOtherMessages = async (viewerID: string): Promise<void> => {
  try {
    for (const { name = '' } of await indexedDB.databases()) {
      const owner = DATABASE.exec(name)?.[1]
      if (owner !== undefined && owner !== viewerID) indexedDB.deleteDatabase(name)
    }
  } catch {
    // A browser without the storage has nothing to forget.
  }
}
