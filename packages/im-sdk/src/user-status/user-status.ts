import { EVENT } from '../events'
import type { ChatModule } from '../modules'
import { needCharacters, needText, needUserIDs } from '../protocol/check-type'
import { userStatusCommands } from '../protocol/commands/user-status'
import { TYPES } from '../protocol/constants'
import { STATUS_LIMITS } from '../protocol/limits'
import { toResult, type Result } from '../result'
import { itemResults, type UserFailure } from '../rpc/item-results'
import { jsonObject } from '../store/json-object'
import type { UserStatus } from '../store/user-status'
import { guardedView, type View } from '../store/view'
import { Presence } from './presence'
import { Subscriptions } from './subscriptions'

export interface UserStatusMethods {
  /** What others see as `customStatus`, also after the next login. */
  setSelfStatus(options: { readonly customStatus: string }): Promise<Result<UserStatus>>
  /** At most 500 users. */
  getUserStatus(options: {
    readonly userIDList: readonly string[]
  }): Promise<
    Result<{ readonly successUserList: readonly UserStatus[]; readonly failureUserList: readonly UserFailure[] }>
  >
  /**
   * At most 100 users, or what the cloud config says. Lasts until the logout: it is repeated after a reconnect. Of users
   * whom the server then refuses, `USER_STATUS_UNKNOWN` is the last status that is told.
   */
  subscribeUserStatus(options: {
    readonly userIDList: readonly string[]
  }): Promise<Result<{ readonly failureUserList: readonly UserFailure[] }>>
  /** At most 100 users, or what the cloud config says. Without users, or with none, ends all subscriptions. */
  unsubscribeUserStatus(options?: {
    readonly userIDList?: readonly string[]
  }): Promise<Result<{ readonly failureUserList: readonly UserFailure[] }>>
  /**
   * The status of one user; null until it is known. The user is subscribed to while somebody watches: however many
   * views, in few requests.
   */
  presence(userID: string): View<UserStatus | null>
}

/** Who is online. Needs the ability `userStatus`. Rule: IM-84. */
export const userStatus: ChatModule<UserStatusMethods> = {
  name: 'userStatus',
  install: (context) => {
    const { caller, clock, emitter, pushes, session, settings } = context
    caller.registerCommands(userStatusCommands)
    const limitOf = (name: 'sub' | 'unsub'): number => {
      const most = jsonObject(settings.get().user_status_max)?.[name]
      return typeof most === 'number' && most >= 1 ? Math.min(most, STATUS_LIMITS.changeMost) : STATUS_LIMITS.changeMax
    }
    const get = async (userIDs: readonly string[]) => {
      const { userStatusList, resultItem } = await caller.call('getUserStatus', { userIDList: [...userIDs] })
      const statuses = userStatusList.flatMap((item) => toStatus(item) ?? [])
      return { statuses, failed: itemResults(context, userIDs, resultItem).failed }
    }
    const subscriptions = new Subscriptions({
      context,
      limit: () => limitOf('sub'),
      read: async (userIDs) => (await get(userIDs)).statuses,
    })
    /** Those that the app has subscribed to by itself. */
    const asked = new Set<string>()
    const presence = new Presence({
      clock,
      session,
      limitOf: (name) => Math.min(limitOf(name), STATUS_LIMITS.getMax),
      follow: async (userIDs) => {
        await subscriptions.begin(userIDs)
        return (await get(userIDs)).statuses
      },
      learn: (statuses) => subscriptions.take(statuses),
      unfollow: async (userIDs) => {
        const ended = userIDs.filter((userID) => !asked.has(userID))
        if (ended.length > 0) await subscriptions.end(ended)
      },
    })
    emitter.on(EVENT.USER_STATUS_UPDATED, ({ data }) => presence.take(data))
    session.whenEnded(() => asked.clear())
    pushes.add({
      /** A broken push may contain anything. */
      pushUserStatus: ({ userStatusList }) =>
        Array.isArray(userStatusList) && subscriptions.take(userStatusList.flatMap((item) => toStatus(item) ?? [])),
    })
    return {
      setSelfStatus: (options) =>
        toResult(async () => {
          const { customStatus } = Object(options) as typeof options
          needCharacters('customStatus', customStatus, STATUS_LIMITS.customLength)
          const reply = await caller.call('setSelfStatus', { customStatus })
          return { userID: session.me.get().userID, statusType: reply.statusType, customStatus: reply.customStatus }
        }),
      getUserStatus: (options) =>
        toResult(async () => {
          const { statuses, failed } = await get(needUserIDs(options, STATUS_LIMITS.getMax))
          return { successUserList: statuses, failureUserList: failed }
        }),
      subscribeUserStatus: (options) =>
        toResult(async () => {
          const userIDs = needUserIDs(options, limitOf('sub'))
          const failureUserList = await subscriptions.begin(userIDs)
          const failed = new Set(failureUserList.map(({ userID }) => userID))
          for (const userID of userIDs) if (!failed.has(userID)) asked.add(userID)
          return { failureUserList }
        }),
      unsubscribeUserStatus: (options) =>
        toResult(async () => {
          const { userIDList = [] } = Object(options) as NonNullable<typeof options>
          const isAll = Array.isArray(userIDList) && userIDList.length === 0
          const userIDs = isAll ? [] : needUserIDs(options, limitOf('unsub'))
          const failureUserList = await subscriptions.end(userIDs)
          for (const userID of isAll ? [...asked] : userIDs) asked.delete(userID)
          presence.forget(isAll ? null : userIDs)
          return { failureUserList }
        }),
      presence: (userID) => {
        needText('userID', userID)
        return guardedView(presence.view(userID), emitter.reportThrown)
      },
    }
  },
}

const TYPES_OF_STATUS: ReadonlySet<unknown> = new Set([
  TYPES.USER_STATUS_UNKNOWN,
  TYPES.USER_STATUS_ONLINE,
  TYPES.USER_STATUS_OFFLINE,
  TYPES.USER_STATUS_UNLOGINED,
])

const toStatus = (item: unknown): UserStatus | null => {
  const { userID, statusType, customStatus } = Object(item) as Partial<UserStatus>
  if (typeof userID !== 'string' || !TYPES_OF_STATUS.has(statusType) || statusType === undefined) return null
  return { userID, statusType, customStatus: typeof customStatus === 'string' ? customStatus : '' }
}
