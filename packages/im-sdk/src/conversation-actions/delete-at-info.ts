import type { ModuleContext } from '../modules'
import { TYPES } from '../protocol/constants'
import { groupConversationID } from '../protocol/ids'
import { imError } from '../protocol/im-error'
import { CONVERSATION_LIMITS } from '../protocol/limits'
import { argumentError } from '../rpc/conversation-batch'
import { isRecord } from '../rpc/read-body'
import { isCount } from '../rpc/read-message'
import { chunksOf } from '../store/chunks'
import type { GroupAtInfo } from '../store/message'
import type { Options } from './methods'

/** Rule: IM-37. */
export const deleteAtInfo = async (
  { caller, conversations, session }: ModuleContext,
  options: Options<'deleteGroupAtInfo'>,
): Promise<Record<string, never>> => {
  const { groupAtInfoList } = options ?? {}
  if (!Array.isArray(groupAtInfoList)) throw argumentError('ARRAY_REQUIRED', '`groupAtInfoList` must be an array.')
  if (groupAtInfoList.length === 0)
    throw argumentError('NON_EMPTY_ARRAY_REQUIRED', '`groupAtInfoList` must have at least one item.')
  if (!groupAtInfoList.every(isAtInfo))
    throw imError('PARAMS_INVALID', 'Pass items of the `groupAtInfoList` of conversations and topics.')
  const { userID: to } = session.me.get()
  for (const infos of chunksOf(groupAtInfoList, CONVERSATION_LIMITS.atTips))
    await caller.call('deleteAtTips', {
      messageListToDelete: infos.map((info) => ({
        from: info.from,
        to,
        messageSeq: info.sequence,
        messageRandom: info.random,
        groupID: placeOf(info),
      })),
    })
  for (const info of groupAtInfoList) {
    const record = conversations.get(groupConversationID(placeOf(info)))
    if (record?.type === TYPES.CONV_GROUP)
      conversations.update(record, (changed) => {
        changed.mentions = changed.mentions.filter(({ sequence }) => sequence !== info.sequence)
      })
  }
  return {}
}

const placeOf = ({ groupID, topicID }: GroupAtInfo): string => topicID || groupID

const isAtInfo = (item: unknown): item is GroupAtInfo =>
  isRecord(item) &&
  typeof item.from === 'string' &&
  typeof item.groupID === 'string' &&
  typeof item.topicID === 'string' &&
  isCount(item.sequence) &&
  isCount(item.random)
