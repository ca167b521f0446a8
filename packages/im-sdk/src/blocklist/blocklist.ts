import { EVENT } from '../events'
import type { ChatModule, ModuleContext } from '../modules'
import { needUserIDs } from '../protocol/check-type'
import { blocklistCommands } from '../protocol/commands/blocklist'
import { RELATION_ERRORS } from '../protocol/errors/relations'
import { errorsOf } from '../protocol/im-error'
import { PEOPLE_LIMITS } from '../protocol/limits'
import { toResult, type Result } from '../result'
import { readPages } from '../rpc/read-pages'
import { itemResults } from '../rpc/item-results'
import { userListsOf } from '../rpc/user-lists'

export interface BlocklistMethods {
  /** The ids of the blocked users, the latest first. They cannot write to the user in private. */
  getBlacklist(): Promise<Result<readonly string[]>>
  /**
   * Resolves with the ids that are blocked now. Rejects with CANNOT_ADD_SELF_TO_BLACKLIST, or with the error of the
   * first user if none could be added.
   */
  addToBlacklist(options: { readonly userIDList: readonly string[] }): Promise<Result<readonly string[]>>
  /** Resolves with the ids that are no longer blocked. */
  removeFromBlacklist(options: { readonly userIDList: readonly string[] }): Promise<Result<readonly string[]>>
}

/** The block list of the user. */
export const blocklist: ChatModule<BlocklistMethods> = {
  name: 'blocklist',
  install: (context) => {
    const { caller, emitter, session } = context
    caller.registerCommands(blocklistCommands, RELATION_ERRORS)
    let blocked: readonly string[] = []
    const list = userListsOf(context).add('blocklist', {
      isEager: true,
      read: async () => {
        const read = await readBlocklist(context)
        const before = blocked
        blocked = read.userIDs
        if (before.join('\n') !== blocked.join('\n')) emitter.emit(EVENT.BLACKLIST_UPDATED, blocked)
        return read.version
      },
    })
    session.whenEnded(() => (blocked = []))

    const add = async (userIDList: readonly string[]): Promise<readonly string[]> => {
      const { resultItem } = await caller.call('addToBlocklist', { userIDList: [...userIDList] })
      const { succeeded, failed } = itemResults(context, userIDList, resultItem)
      const [first] = failed
      if (succeeded.length === 0 && first !== undefined) throw caller.errorOf(first.code, first.message)
      await list.changed()
      return succeeded
    }
    const remove = async (userIDList: readonly string[]): Promise<readonly string[]> => {
      await caller.call('deleteFromBlocklist', { userIDList: [...userIDList] })
      await list.changed()
      return userIDList
    }
    return {
      getBlacklist: () =>
        toResult(async () => {
          await list.ready()
          return blocked
        }),
      addToBlacklist: (options) =>
        toResult(() => {
          const userIDs = needUserIDs(options, PEOPLE_LIMITS.blocklistChangeMax)
          if (userIDs.includes(session.me.get().userID)) throw errorsOf(RELATION_ERRORS)('CANNOT_ADD_SELF_TO_BLACKLIST')
          return add(userIDs)
        }),
      removeFromBlacklist: (options) => toResult(() => remove(needUserIDs(options, PEOPLE_LIMITS.blocklistChangeMax))),
    }
  },
}

const readBlocklist = async ({ caller }: ModuleContext) => {
  const { items, version } = await readPages(async (startIndex, lastSequence) => {
    const page = await caller.call('getBlocklist', {
      startIndex,
      lastSequence,
      maxLimited: PEOPLE_LIMITS.blocklistPage,
    })
    return { items: page.blacklistItem, next: page.startIndex, version: page.currentSequence }
  })
  /** A broken reply may contain anything. */
  const userIDs = items.flatMap((item) => (typeof item?.userID === 'string' ? [item.userID] : []))
  return { userIDs: [...new Set(userIDs)], version }
}
