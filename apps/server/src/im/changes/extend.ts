import {
  ERRORS,
  MESSAGE_ACTION_LIMITS,
  messageID,
  userOfReactionKey,
  type messageExtensionCommands,
  type ReplyOf,
  type RequestOf,
} from '@org/im-sdk/protocol'
import type { Transaction } from 'kysely'
import { Change } from '../../services/changes/change'
import { screenData } from '../../services/moderation/screen-element'
import { lockExtensions, storeExtensions, type StoredExtension } from '../../store/im/message-extensions'
import { readMessage, type MessageRow } from '../../store/im/messages'
import type { Database } from '../../store/schema'
import type { Call } from '../handler'
import { imError } from '../im-error'
import type { ChangePlace } from './change-place'
import { topicsOf } from './publish-changes'
import { requireVoice } from './require-voice'

type Row = (typeof messageExtensionCommands)['modifyMessageExtensions']
type Request = Pick<RequestOf<Row>, 'operateType' | 'extensionList'>
type Reply = ReplyOf<Row>

/** Sets, deletes or clears extensions of a message. A key is changed only by who knows its last change. */
export const extend = async (
  call: Call,
  place: ChangePlace,
  message: MessageRow,
  request: Request,
): Promise<Change<Reply>> => {
  await requireVoice(call, place)
  const extended = { convID: place.convID, sequence: message.seq }
  const wanted = request.extensionList.map((extension) => screened(extension, call))
  let changed: readonly StoredExtension[] = []
  let { operateType } = request
  const make = async (trx: Transaction<Database>): Promise<Reply> => {
    const { keys, ...before } = await lockExtensions(
      trx,
      extended,
      wanted.map(({ key }) => key),
    )
    const present = [...keys.values()].filter(({ isDeleted }) => !isDeleted)
    const ofApps = present.filter(({ key }) => userOfReactionKey(key) === null)
    const isCleared = request.operateType === 3 && ofApps.length === present.length
    // Reactions stay, so the rest is deleted one by one.
    operateType = request.operateType === 3 && !isCleared ? 2 : request.operateType
    const asked = request.operateType === 3 ? ofApps : wanted
    const results = isCleared
      ? cleared(keys, before.globalSequence + 1)
      : applied(keys, before.globalSequence, asked, { isDeleted: operateType === 2, userID: call.userID })
    // A key that was not there when it was deleted has not changed.
    changed = results.flatMap(({ errorCode, extension }) => (errorCode === 0 && extension.seq > 0 ? extension : []))
    const globalSequence = before.globalSequence + (isCleared ? 1 : changed.length)
    const counters = { globalSequence, clearSequence: isCleared ? globalSequence : before.clearSequence }
    if (isCleared || changed.length > 0) await storeExtensions(trx, extended, changed, { counters, isCleared })
    return { extensions: [...results], seq: globalSequence, completeFlag: 1, ...counters }
  }
  return new Change(make, ({ globalSequence, clearSequence }) => {
    if (changed.length === 0) return
    const { fromAccount, toAccount, groupID, tinyID, clientTime, random } = readMessage(message)
    const push = {
      messageID: messageID(tinyID, clientTime, random),
      fromAccount,
      toAccount,
      groupID,
      messageSequence: message.seq,
      operateType,
      extensionList: [...changed],
      globalSequence,
      clearSequence,
    }
    const origin = call.connection.id
    for (const topic of topicsOf(place.convID, message))
      call.im.fanout.publishTo(topic, { kind: 'extensions', push, origin })
  })
}

interface Result {
  readonly errorCode: number
  readonly extension: StoredExtension
}

const isOwn = (key: string, userID: string): boolean => (userOfReactionKey(key) ?? userID) === userID

const cleared = (keys: ReadonlyMap<string, StoredExtension>, seq: number): readonly Result[] =>
  [...keys.values()]
    .filter(({ isDeleted }) => !isDeleted)
    .map(({ key }) => ({ errorCode: 0, extension: { key, value: '', seq, isDeleted: true } }))

const applied = (
  keys: ReadonlyMap<string, StoredExtension>,
  globalSequence: number,
  wanted: readonly Request['extensionList'][number][],
  { isDeleted, userID }: { readonly isDeleted: boolean; readonly userID: string },
): readonly Result[] => {
  const present = new Map(keys)
  let seq = globalSequence
  let held = [...keys.values()].filter((extension) => !extension.isDeleted).length
  return wanted.map(({ key, value, seq: knownSeq }) => {
    const known = present.get(key)
    const unchanged = known ?? { key, value: '', seq: 0, isDeleted: true }
    // Rule: IM-93.
    if (!isOwn(key, userID)) return { errorCode: ERRORS.GROUP_PERMISSION_DENY.code, extension: unchanged }
    if (known !== undefined && known.seq !== knownSeq)
      return { errorCode: ERRORS.MODIFY_CONFLICT.code, extension: known }
    if (known === undefined && isDeleted) return { errorCode: 0, extension: unchanged }
    const wasHeld = known?.isDeleted === false
    if (!isDeleted && !wasHeld && held >= MESSAGE_ACTION_LIMITS.extensionKeys)
      return { errorCode: ERRORS.BODY_SIZE_LIMIT.code, extension: unchanged }
    held += Number(!isDeleted) - Number(wasHeld)
    seq += 1
    const extension = { key, value: isDeleted ? '' : value, seq, isDeleted }
    present.set(key, extension)
    return { errorCode: 0, extension }
  })
}

/** Others see keys and values. */
const screened = (extension: Request['extensionList'][number], { im: { context } }: Call) => {
  const [key, value] = [
    screenData(context.words.screen, extension.key),
    screenData(context.words.screen, extension.value),
  ]
  if (key.isRefused || value.isRefused) throw imError('SENSITIVE_TEXT')
  return { ...extension, value: value.text }
}
