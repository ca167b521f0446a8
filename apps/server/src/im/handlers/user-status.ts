import { ABILITY, TYPES, type userStatusCommands } from '@org/im-sdk/protocol'
import { setCustomStatus } from '../../store/im/user-status'
import { absentUsers } from '../checks/absent-users'
import { requireAbility } from '../checks/require-ability'
import type { Call, Handlers } from '../handler'
import { imError } from '../im-error'

export const userStatus = {
  setSelfStatus: async ({ customStatus }, call) => {
    requireAbility(call, ABILITY.userStatus)
    const { im, userID } = call
    const { text, isRefused } = im.context.words.screen(customStatus)
    if (isRefused) throw imError('SENSITIVE_TEXT')
    await setCustomStatus(im.context.db, userID, text)
    im.context.bus.publish('im:status', { userID })
    return { statusType: TYPES.USER_STATUS_ONLINE, customStatus: text }
  },

  getUserStatus: async ({ userIDList }, call) => {
    requireAbility(call, ABILITY.userStatus)
    const resultItem = await absentUsers(call, userIDList)
    const absent = new Set(resultItem.map(({ userID }) => userID))
    return { userStatusList: await call.im.statuses.of(userIDList.filter((id) => !absent.has(id))), resultItem }
  },

  subscribeUserStatus: async ({ userIDList }, call) => {
    requireAbility(call, ABILITY.userStatus)
    requireAtMost(call, 'sub', userIDList)
    const absent = await absentUsers(call, userIDList)
    const found = userIDList.filter((id) => absent.every(({ userID }) => userID !== id))
    const { code: resultCode, message: resultInfo } = imError('OVER_FREQUENCY_LIMIT', 'Too many subscriptions.')
    const tooMany = call.im.statuses.watch(call.connection, found)
    return { resultItem: [...absent, ...tooMany.map((userID) => ({ userID, resultCode, resultInfo }))] }
  },

  unsubscribeUserStatus: async ({ userIDList }, call) => {
    requireAbility(call, ABILITY.userStatus)
    requireAtMost(call, 'unsub', userIDList)
    call.im.statuses.unwatch(call.connection, userIDList.length === 0 ? undefined : userIDList)
    return { resultItem: [] }
  },
} satisfies Handlers<typeof userStatusCommands>

/** The cloud config sets how many users one request may name. */
const requireAtMost = ({ im }: Call, kind: 'sub' | 'unsub', userIDs: readonly string[]): void => {
  const most = im.appConfigs.current.statusMax[kind]
  if (userIDs.length > most) throw imError('PACKAGE_PARSE_FAILED', `At most ${most} users.`)
}
