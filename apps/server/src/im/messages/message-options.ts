import { ABILITY, type messageCommands, type RequestOf } from '@org/im-sdk/protocol'
import type { GroupRow } from '../../store/im/groups'
import type { MessageDetails } from '../../store/im/messages'
import { requireAbility } from '../checks/require-ability'
import { memberKey } from '../group-lookups'
import type { Call } from '../handler'
import { imError } from '../im-error'

type GroupRequest = RequestOf<(typeof messageCommands)['sendGroupMessage']>
type Options = Pick<GroupRequest, 'needReadReceipt' | 'isSupportExtension' | 'relayFlag' | 'messageControlInfo'>

/** The details of a message that its options set. What is not set is left out. */
export const optionsOf = ({ needReadReceipt, isSupportExtension, relayFlag, messageControlInfo }: Options) => ({
  needReadReceipt: needReadReceipt || undefined,
  isSupportExtension: isSupportExtension || undefined,
  relayFlag: relayFlag || undefined,
  isExcludedFromUnreadCount: messageControlInfo?.excludedFromUnreadCount || undefined,
  isExcludedFromLastMessage: messageControlInfo?.excludedFromLastMessage || undefined,
})

export const mentionsOf = ({ groupAtInfo }: Pick<GroupRequest, 'groupAtInfo'>): Pick<MessageDetails, 'groupAtInfo'> =>
  groupAtInfo.length === 0 ? {} : { groupAtInfo: [...new Set(groupAtInfo)] }

/** The chosen receivers who are members of the group; undefined if all members get the message. Rule: IM-91. */
export const receiversOf = async (
  { receiverList }: Pick<GroupRequest, 'receiverList'>,
  group: Pick<GroupRow, 'group_id' | 'type'>,
  call: Call,
): Promise<readonly string[] | undefined> => {
  if (receiverList.length === 0) return undefined
  requireAbility(call, ABILITY.groupReceivers)
  if (group.type === 'AVChatRoom')
    throw imError('INVALID_GROUP_PARAMETERS', 'A chat room has no members to choose from.')
  const { members } = call.im
  const known = await Promise.all(
    [...new Set(receiverList)].map(async (userID) =>
      (await members.find(memberKey(userID, group.group_id))) === null ? [] : [userID],
    ),
  )
  return known.flat()
}

/** Throws SENSITIVE_TEXT if the notification contains a refused word. */
export const checkNotification = ({ offlinePushInfo }: Pick<GroupRequest, 'offlinePushInfo'>, { im }: Call): void => {
  const { screen } = im.context.words
  const texts = [offlinePushInfo?.title ?? '', offlinePushInfo?.description ?? '']
  if (texts.some((text) => screen(text).isRefused)) throw imError('SENSITIVE_TEXT')
}
