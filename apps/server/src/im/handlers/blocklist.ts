import { PEOPLE_LIMITS, type blocklistCommands } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { listChange } from '../../services/people/change-lists'
import { block, blockedPage, unblock } from '../../store/im/block-list'
import { listVersion } from '../../store/im/user-lists'
import { absentUsers } from '../checks/absent-users'
import type { Handlers } from '../handler'
import { imError } from '../im-error'
import { originOf } from '../origin-of'

export const blocklist = {
  getBlocklist: async ({ startIndex, maxLimited }, { im, userID }) => {
    const { db } = im.context
    const currentSequence = await listVersion(db, userID, 'blocklist')
    const found = await blockedPage(db, userID, { offset: startIndex, count: maxLimited + 1 })
    const isLast = found.length <= maxLimited
    return {
      blacklistItem: found.slice(0, maxLimited),
      startIndex: isLast ? 0 : startIndex + maxLimited,
      currentSequence,
    }
  },

  addToBlocklist: async ({ userIDList }, call) => {
    const { im, userID } = call
    if (userIDList.includes(userID)) throw imError('CANNOT_ADD_SELF_TO_BLACKLIST')
    const absent = await absentUsers(call, userIDList)
    const blockedIDs = userIDList.filter((id) => absent.every((item) => item.userID !== id))
    return listChange(originOf(call), async (trx, changed) => {
      const facts = { blockedIDs, now: seconds(im.context.clock), max: PEOPLE_LIMITS.blocklistMax }
      const { added, tooMany } = blockedIDs.length === 0 ? NOTHING : await block(trx, userID, facts)
      if (added > 0) changed(userID, 'blocklist')
      const { code: resultCode, message: resultInfo } = imError('BLACKLIST_FULL')
      return { resultItem: [...absent, ...tooMany.map((id) => ({ userID: id, resultCode, resultInfo }))] }
    })
  },

  deleteFromBlocklist: async ({ userIDList }, call) =>
    listChange(originOf(call), async (trx, changed) => {
      if ((await unblock(trx, call.userID, userIDList)) > 0) changed(call.userID, 'blocklist')
      return {}
    }),
} satisfies Handlers<typeof blocklistCommands>

const NOTHING = { added: 0, tooMany: [] }
