import type { messageActionCommands } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { TranslatorUnavailableError } from '../../ports/translator'
import { Change } from '../../services/changes/change'
import { c2cKey } from '../../store/im/conversation-id'
import { hideMessages, type NamedMessage } from '../../store/im/hidden-messages'
import { messageVersions, revocations } from '../../store/im/message-changes'
import { requireApp } from '../checks/require-app'
import { requireSelf } from '../checks/require-self'
import { c2cPlace, groupPlace, placeOf } from '../changes/change-place'
import { modify } from '../changes/modify'
import { publishDeleted } from '../changes/publish-changes'
import { revoke } from '../changes/revoke'
import { visibleMessage } from '../changes/visible-message'
import { SYSTEM_USER } from '../../services/chat/group-notices'
import type { Call, Handlers } from '../handler'
import { imError } from '../im-error'

export const messageActions = {
  revokeC2CMessage: async ({ peerAccount, messageKey }, call) =>
    revoke(call, await c2cPlace(call, peerAccount), [namedBy(messageKey)]),

  revokeGroupMessages: async ({ groupID, msgSeqList }, call) =>
    revoke(
      call,
      await groupPlace(call, groupID),
      msgSeqList.map((sequence) => ({ sequence })),
    ),

  deleteC2CMessages: async ({ peerAccount, messageKeyList }, call) =>
    hide(call, (await c2cPlace(call, peerAccount)).convID, messageKeyList.map(namedBy)),

  deleteGroupMessages: async ({ groupID, deleter, keyList }, call) => {
    if (deleter !== call.userID) throw imError('GROUP_PERMISSION_DENY', 'You can delete messages only for yourself.')
    const place = await groupPlace(call, groupID)
    // A chat room has one history for all its listeners.
    if (place.group?.type === 'AVChatRoom') throw imError('MESSAGE_DELETE_FAIL', 'Messages of a chat room stay.')
    return hide(call, place.convID, keyList.map(bySequence))
  },

  deleteSystemNotices: async ({ messageListToDelete }, call) => {
    for (const { to } of messageListToDelete) requireSelf(call, to)
    const sequences = messageListToDelete.map(({ messageSeq }) => messageSeq)
    return hide(call, c2cKey(SYSTEM_USER, call.userID), sequences.map(bySequence))
  },

  modifyC2CMessage: async ({ peerAccount, messageKey, ...content }, call) =>
    modify(call, await c2cPlace(call, peerAccount), namedBy(messageKey), content),

  modifyGroupMessage: async ({ groupID, topicID, sequence, ...content }, call) =>
    modify(call, await groupPlace(call, topicID || groupID), { sequence }, content),

  getMessageVersions: async ({ sequence, ...place }, call) => {
    const { convID } = await placeOf(call, place)
    await visibleMessage(call, convID, sequence)
    return { versionList: await messageVersions(call.im.context.db, convID, sequence, VERSIONS) }
  },

  getGroupNotify: async ({ groupID, beginTime: begin, endTime, limit }, call) => {
    const { convID } = await groupPlace(call, groupID)
    const end = endTime === 0 ? seconds(call.im.context.clock) : endTime
    const { userID: reader } = call
    return { revokedList: await revocations(call.im.context.db, { convID, reader }, { begin, end, limit }) }
  },

  translateText: async ({ SDKAppID, from, sourceTextList: texts, source, target }, call) => {
    requireApp(SDKAppID, call)
    if (from !== call.userID) throw imError('INVALID_ID')
    const { translator, random, log } = call.im.context
    if (translator === null) throw imError('TRANSLATE_TEXT_FAIL', 'This server has no provider of translations.')
    try {
      const translatedTextList = [...(await translator.translate({ texts, source, target }))]
      const requestID = Buffer.from(random.bytes(12)).toString('base64url')
      return { error: { code: 0 }, requestID, translatedTextList }
    } catch (error) {
      if (!(error instanceof TranslatorUnavailableError)) throw error
      log.warn({ reason: error.message }, 'texts could not be translated')
      throw imError('TRANSLATE_TEXT_FAIL')
    }
  },
} satisfies Handlers<typeof messageActionCommands>

/** The versions of a message that a client may read. */
const VERSIONS = 50

const hide = (call: Call, convID: string, named: readonly NamedMessage[]) => {
  let hidden: readonly number[] = []
  return new Change(
    async (trx) => {
      hidden = await hideMessages(trx, call.userID, convID, named)
      return {}
    },
    () => publishDeleted(call, convID, hidden),
  )
}

const bySequence = (sequence: number): NamedMessage => ({ sequence })

/** `sequence_random_time`, which the schema has checked. */
const namedBy = (messageKey: string): NamedMessage => {
  const [sequence, random] = messageKey.split('_').map(Number)
  return { sequence: sequence ?? 0, random }
}
