import type { ModuleContext } from '../modules'
import { isRemindType, REMIND_TYPES, type MessageRemindType } from '../protocol/constants'
import { c2cConversationID, groupConversationID } from '../protocol/ids'
import { imError } from '../protocol/im-error'
import { CONVERSATION_LIMITS } from '../protocol/limits'
import { argumentError, changeOwn } from '../rpc/conversation-batch'
import type { Options } from './methods'
import { outcomeOf, type UserFailure } from '../rpc/item-results'
import { chunksOf } from '../store/chunks'
import type { RemindersData } from './results'

/** Rule: IM-61. */
export const setReminders = (
  context: ModuleContext,
  options: Options<'setMessageRemindType'>,
): Promise<RemindersData> => {
  const { groupID = '', userIDList, messageRemindType } = options ?? {}
  if (!isRemindType(messageRemindType))
    throw imError('PARAMS_INVALID', '`messageRemindType` must be a `TYPES.MSG_REMIND_…`.')
  if (userIDList === undefined) return ofGroup(context, groupID, messageRemindType)
  if (!Array.isArray(userIDList)) throw argumentError('ARRAY_REQUIRED', '`userIDList` must be an array.')
  if (userIDList.length === 0)
    throw argumentError('NON_EMPTY_ARRAY_REQUIRED', '`userIDList` must have at least one id.')
  return ofUsers(context, [...new Set(userIDList)], messageRemindType)
}

const ofGroup = async (context: ModuleContext, groupID: string, messageRemindType: MessageRemindType) => {
  if (typeof groupID !== 'string' || groupID === '')
    throw imError('PARAMS_INVALID', 'Pass `groupID` or `userIDList` as texts.')
  await context.caller.call('setGroupMute', { groupID, messageRemindType })
  changeOwn(context, [groupConversationID(groupID)], () => ({ messageRemindType }))
  const { list } = context.groups
  list.set(
    list
      .get()
      .map((group) =>
        group.groupID === groupID && group.selfInfo !== null
          ? { ...group, selfInfo: { ...group.selfInfo, messageRemindType } }
          : group,
      ),
  )
  const isListed = list.get().some((group) => group.groupID === groupID)
  return { group: (isListed && (await context.services.get('groupOf')?.(groupID))) || null }
}

const ofUsers = async (
  context: ModuleContext,
  userIDs: readonly string[],
  messageRemindType: MessageRemindType,
): Promise<RemindersData> => {
  const muteFlag = ([0, 1, 2] as const).find((flag) => REMIND_TYPES[flag] === messageRemindType) ?? 0
  const success: string[] = []
  const failureUserIDList: UserFailure[] = []
  for (const page of chunksOf(userIDs, CONVERSATION_LIMITS.muteUsers)) {
    const { resultItem } = await context.caller.call('setC2CMute', { peerAccountList: page, muteFlag })
    page.forEach((userID, index) => {
      const { code, message } = outcomeOf(resultItem[index])
      if (code === 0) success.push(userID)
      else failureUserIDList.push({ userID, code, message })
    })
  }
  changeOwn(context, success.map(c2cConversationID), () => ({ messageRemindType }))
  return { successUserIDList: success.map((userID) => ({ userID })), failureUserIDList }
}
