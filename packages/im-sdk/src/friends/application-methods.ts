import type { ModuleContext } from '../modules'
import { needText } from '../protocol/check-type'
import { TYPES } from '../protocol/constants'
import { FRIEND_LIMITS } from '../protocol/limits'
import { toResult } from '../result'
import type { FriendApplications } from './applications'
import { checkOneOf, checkText } from './check'
import type { FriendMethods } from './methods'

type Methods = Pick<
  FriendMethods,
  | 'getFriendApplicationList'
  | 'acceptFriendApplication'
  | 'refuseFriendApplication'
  | 'deleteFriendApplication'
  | 'setFriendApplicationRead'
>

export const applicationMethods = (
  { caller }: ModuleContext,
  applications: FriendApplications,
  friendsChanged: () => Promise<void>,
): Methods => ({
  getFriendApplicationList: () => toResult(() => applications.get()),
  acceptFriendApplication: (options) =>
    toResult(async () => {
      const { userID, remark, type } = Object(options) as typeof options
      needText('userID', userID)
      checkText('remark', remark, FRIEND_LIMITS.remarkLength)
      checkOneOf('type', type, [TYPES.SNS_APPLICATION_AGREE, TYPES.SNS_APPLICATION_AGREE_AND_ADD])
      await caller.call('respondToFriendApplication', { toAccount: userID, responseAction: type, remark })
      await Promise.all([friendsChanged(), applications.changed()])
      return undefined
    }),
  refuseFriendApplication: (options) =>
    toResult(async () => {
      const { userID } = Object(options) as typeof options
      needText('userID', userID)
      await caller.call('respondToFriendApplication', { toAccount: userID, responseAction: 'Response_Action_Reject' })
      await applications.changed()
      return undefined
    }),
  deleteFriendApplication: (options) =>
    toResult(async () => {
      const { userID, type } = Object(options) as typeof options
      needText('userID', userID)
      checkOneOf('type', type, [TYPES.SNS_APPLICATION_SENT_TO_ME, TYPES.SNS_APPLICATION_SENT_BY_ME])
      await caller.call('deleteFriendApplication', { toAccount: userID, applicationType: type })
      await applications.changed()
      return undefined
    }),
  setFriendApplicationRead: () =>
    toResult(async () => {
      const { friendApplicationList, unreadCount } = await applications.get()
      if (unreadCount === 0) return undefined
      const latestTimeStamp = Math.max(0, ...friendApplicationList.map(({ time }) => time))
      await caller.call('readFriendApplications', { latestTimeStamp })
      await applications.changed()
      return undefined
    }),
})
