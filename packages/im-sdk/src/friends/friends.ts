import type { ChatModule, ModuleContext } from '../modules'
import { needText, needUserIDs } from '../protocol/check-type'
import { friendCommands } from '../protocol/commands/friends'
import { TYPES } from '../protocol/constants'
import { FRIEND_REFUSALS } from '../protocol/errors/friend-refusals'
import { MODERATION_ERRORS } from '../protocol/errors/moderation'
import { RELATION_ERRORS } from '../protocol/errors/relations'
import { errorsOf } from '../protocol/im-error'
import { FRIEND_LIMITS } from '../protocol/limits'
import { toResult } from '../result'
import { itemResults, outcomeOf } from '../rpc/item-results'
import { profilesOf } from '../profiles/profile-store'
import { applicationMethods } from './application-methods'
import { FriendApplications } from './applications'
import { checkOneOf, checkText, needCustomFields, needSource } from './check'
import { FriendGroups } from './friend-groups'
import { FriendList } from './friend-list'
import { groupMethods } from './group-methods'
import type { AddFriendData, AddFriendOptions, FriendMethods } from './methods'

/** Friends, friend applications and friend groups. */
export const friends: ChatModule<FriendMethods> = {
  name: 'friends',
  install: (context) => {
    const { caller } = context
    caller.registerCommands(friendCommands, { ...FRIEND_REFUSALS, ...RELATION_ERRORS })
    const list = new FriendList(context, profilesOf(context))
    const applications = new FriendApplications(context)
    const groups = new FriendGroups(context)
    const changed = async (): Promise<void> => {
      await Promise.all([list.changed(), groups.changed()])
    }
    return {
      ...applicationMethods(context, applications, changed),
      ...groupMethods(context, groups, changed),
      getFriendList: () => toResult(() => list.get()),
      addFriend: (options) =>
        toResult(async () => {
          const added = await add(context, list, options)
          await Promise.all([changed(), applications.changed()])
          return added
        }),
      deleteFriend: (options) =>
        toResult(async () => {
          const { type } = Object(options) as typeof options
          checkOneOf('type', type, [TYPES.SNS_DELETE_TYPE_SINGLE, TYPES.SNS_DELETE_TYPE_BOTH])
          const userIDList = needUserIDs(options, Infinity).slice(0, FRIEND_LIMITS.deleteMax)
          const { resultItem } = await caller.call('deleteFriends', { userIDList: [...userIDList], deleteType: type })
          await changed()
          return resultsOf(context, userIDList, resultItem)
        }),
      checkFriend: (options) =>
        toResult(async () => {
          const { type } = Object(options) as typeof options
          checkOneOf('type', type, [TYPES.SNS_CHECK_TYPE_SINGLE, TYPES.SNS_CHECK_TYPE_BOTH])
          const userIDList = needUserIDs(options, FRIEND_LIMITS.checkMax)
          const { checkItem } = await caller.call('checkFriends', { userIDList: [...userIDList], checkType: type })
          const { failed } = itemResults(context, userIDList, checkItem)
          const successUserIDList = checkItem
            .filter((item) => item?.resultCode === 0)
            .map(({ userID, relation }) => ({ userID, code: 0, relation }))
          return { successUserIDList, failureUserIDList: failed }
        }),
      getFriendProfile: (options) =>
        toResult(async () => {
          const userIDList = needUserIDs(options, FRIEND_LIMITS.profilesMax)
          const { friendItem, resultItem } = await caller.call('getFriendProfiles', { userIDList: [...userIDList] })
          const { failed } = itemResults(context, userIDList, resultItem)
          return { friendList: await list.withProfiles(friendItem), failureUserIDList: failed }
        }),
      updateFriend: (options) =>
        toResult(async () => {
          const { userID, remark, friendCustomField } = Object(options) as typeof options
          needText('userID', userID)
          checkText('remark', remark, FRIEND_LIMITS.remarkLength)
          const fields = needCustomFields(friendCustomField)
          await caller.call('updateFriend', {
            toAccount: userID,
            ...(remark === undefined ? {} : { remark }),
            friendCustomField: fields,
          })
          await list.changed()
          const friend = await list.find(userID)
          if (friend === null) throw errorsOf(RELATION_ERRORS)('NOT_MY_FRIEND')
          return friend
        }),
    }
  },
}

const add = async (
  { caller, services }: ModuleContext,
  list: FriendList,
  options: AddFriendOptions,
): Promise<AddFriendData> => {
  const { to, source, wording, type, remark, groupName } = Object(options) as AddFriendOptions
  needText('to', to)
  needSource(source)
  checkText('wording', wording, FRIEND_LIMITS.wordingLength)
  checkText('remark', remark, FRIEND_LIMITS.remarkLength)
  checkText('groupName', groupName, FRIEND_LIMITS.groupNameLength)
  checkOneOf('type', type, [TYPES.SNS_ADD_TYPE_SINGLE, TYPES.SNS_ADD_TYPE_BOTH])
  if ((await list.find(to)) !== null) throw errorsOf(RELATION_ERRORS)('ALREADY_MY_FRIEND')
  const said = services.get('screenText')?.(wording ?? '') ?? { text: wording ?? '', isRefused: false }
  if (said.isRefused) throw errorsOf(MODERATION_ERRORS)('PROFANITY_FOUND')
  const { resultItem } = await caller.call('addFriend', {
    toAccount: to,
    addType: type,
    remark,
    groupName,
    addSource: source,
    addWording: said.text,
  })
  const outcome = outcomeOf(resultItem[0])
  if (outcome.code === 0) return { userID: to, code: 0, message: '' }
  const { code, message } = caller.errorOf(outcome.code, outcome.message)
  if (code !== FRIEND_REFUSALS.FRIEND_ADD_NEEDS_CONFIRMATION) throw caller.errorOf(code, message)
  return { userID: to, code, message }
}

const resultsOf = (context: ModuleContext, userIDs: readonly string[], resultItem: readonly unknown[]) => {
  const { succeeded, failed } = itemResults(context, userIDs, resultItem)
  return { successUserIDList: succeeded.map((userID) => ({ userID })), failureUserIDList: failed }
}
