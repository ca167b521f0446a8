import type { messageActionCommands, ReplyOf, RequestOf } from '@org/im-sdk/protocol'
import type { Transaction } from 'kysely'
import { seconds } from '../../ports/clock'
import { Change } from '../../services/changes/change'
import { screenData, screenElement } from '../../services/moderation/screen-element'
import { lockMessages, modifyMessage, type LockedMessage } from '../../store/im/message-changes'
import type { Database } from '../../store/schema'
import type { Call } from '../handler'
import { imError } from '../im-error'
import { withMerged } from '../messages/merged-messages'
import { withOwnAddresses } from '../messages/own-addresses'
import { factsOf, keepPlace, type ChangePlace } from './change-place'
import { whyNotModify } from './may-change'
import { publishChanges, topicsOf } from './publish-changes'
import { requireVoice } from './require-voice'
import type { NamedMessage } from '../../store/im/hidden-messages'

type Row = (typeof messageActionCommands)['modifyGroupMessage']
type Content = Pick<RequestOf<Row>, 'version' | 'elements' | 'cloudCustomData'>

/** Stores a new version of a message, unless another one was stored first. */
export const modify = async (
  call: Call,
  place: ChangePlace,
  named: NamedMessage,
  content: Content,
): Promise<Change<ReplyOf<Row>>> => {
  const { im, userID } = call
  await requireVoice(call, place)
  const { body: clean, cloudCustomData } = screened(content, call)
  const body = await withMerged(clean, call)
  let changed: LockedMessage | undefined
  const make = async (trx: Transaction<Database>): Promise<ReplyOf<Row>> => {
    const kept = await keepPlace(call, trx, place, 'voice')
    const [row] = await lockMessages(trx, place.convID, [named.sequence])
    if (row === undefined || (named.random ?? row.client_random) !== row.client_random)
      throw imError('PACKAGE_PARSE_FAILED', 'There is no such message.')
    const refusal = whyNotModify(row, await factsOf(trx, kept, userID, row.sender))
    if (refusal !== null) throw imError(refusal)
    if (row.revoker !== '' || row.version !== content.version) throw imError('MODIFY_CONFLICT')
    const now = seconds(im.context.clock)
    const message = await modifyMessage(trx, row, { body, cloudCustomData, editor: userID, now })
    changed = row
    const messageVersion = row.version + 1
    return { elements: message.msgBody, messageVersion, cloudCustomData, messageList: [message] }
  }
  return new Change(make, ({ messageList }) => {
    if (changed !== undefined) publishChanges(call, topicsOf(place.convID, changed), messageList)
  })
}

const screened = ({ elements, cloudCustomData }: Content, { im: { context } }: Call) => {
  const { screen } = context.words
  const screenedElements = withOwnAddresses(context.config, elements).map((element) => screenElement(screen, element))
  const data = screenData(screen, cloudCustomData)
  if (data.isRefused || screenedElements.some(({ isRefused }) => isRefused)) throw imError('SENSITIVE_TEXT')
  return { body: screenedElements.map(({ element }) => element), cloudCustomData: data.text }
}
