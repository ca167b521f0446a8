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
import {
  lockExtensions,
  storeExtensions,
  type LockedExtensions,
  type StoredExtension,
} from '../../store/im/message-extensions'
import { readMessage, type MessageRow } from '../../store/im/messages'
import type { Database } from '../../store/schema'
import type { Call } from '../handler'
import { imError } from '../im-error'
import { keepPlace, type ChangePlace } from './change-place'
import { topicsOf } from './publish-changes'
import { requireVoice } from './require-voice'

type Row = (typeof messageExtensionCommands)['modifyMessageExtensions']
type Request = Pick<RequestOf<Row>, 'operateType' | 'extensionList'>
type Reply = ReplyOf<Row>

const { extensionKeys, extensionKeysEver } = MESSAGE_ACTION_LIMITS

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
  const { operateType } = request
  const make = async (trx: Transaction<Database>): Promise<Reply> => {
    await keepPlace(call, trx, place, 'voice')
    const before = await lockExtensions(
      trx,
      extended,
      wanted.map(({ key }) => key),
    )
    const present = [...before.keys.values()].filter(({ isDeleted }) => !isDeleted)
    const reactions = present.filter(isReaction)
    // Without keys of apps there is nothing to clear but reactions, which stay.
    const isCleared = operateType === 3 && (before.appKeys > 0 || reactions.length === 0)
    const results =
      operateType === 3
        ? cleared(isCleared ? present : [], before.globalSequence + 1)
        : applied(before, wanted, { isDeleted: operateType === 2, userID: call.userID })
    // A key that was not there when it was deleted has not changed.
    changed = results.flatMap(({ errorCode, extension }) => (errorCode === 0 && extension.seq > 0 ? extension : []))
    const globalSequence = before.globalSequence + (isCleared ? 1 + reactions.length : changed.length)
    const counters = { globalSequence, clearSequence: isCleared ? before.globalSequence + 1 : before.clearSequence }
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

const isReaction = ({ key }: StoredExtension): boolean => userOfReactionKey(key) !== null

/** One change deletes the keys of apps. Reactions are set again after it: devices forget all keys up to it. */
const cleared = (present: readonly StoredExtension[], clearSequence: number): readonly Result[] => {
  let seq = clearSequence
  return present
    .toSorted((a, b) => a.seq - b.seq)
    .map((extension) => ({
      errorCode: 0,
      extension: isReaction(extension)
        ? { ...extension, seq: (seq += 1) }
        : { key: extension.key, value: '', seq: clearSequence, isDeleted: true },
    }))
}

const applied = (
  { keys, globalSequence, appKeys }: LockedExtensions,
  wanted: readonly Request['extensionList'][number][],
  { isDeleted, userID }: { readonly isDeleted: boolean; readonly userID: string },
): readonly Result[] => {
  const present = new Map(keys)
  let seq = globalSequence
  let appKeysEver = appKeys
  let held = [...keys.values()].filter((extension) => !extension.isDeleted).length
  return wanted.map(({ key, value, seq: knownSeq }) => {
    const known = present.get(key)
    const absent = { key, value: '', seq: 0, isDeleted: true }
    const unchanged = known ?? absent
    // Rule: IM-93.
    if (!isOwn(key, userID)) return { errorCode: ERRORS.GROUP_PERMISSION_DENY.code, extension: unchanged }
    // Who has read the extensions after a deletion knows no such key, like who has read them before it was set.
    const isAbsent = known === undefined || (known.isDeleted && knownSeq === 0)
    if (!isAbsent && known.seq !== knownSeq) return { errorCode: ERRORS.MODIFY_CONFLICT.code, extension: known }
    if (isAbsent && isDeleted) return { errorCode: 0, extension: absent }
    const wasHeld = known?.isDeleted === false
    const isNewOfApp = known === undefined && userOfReactionKey(key) === null
    const isFull = held >= extensionKeys || (isNewOfApp && appKeysEver >= extensionKeysEver)
    if (!isDeleted && !wasHeld && isFull) return { errorCode: ERRORS.BODY_SIZE_LIMIT.code, extension: unchanged }
    appKeysEver += Number(isNewOfApp)
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
