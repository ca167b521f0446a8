import type { ErrorName } from '@org/im-sdk/protocol'
import type { Transaction } from 'kysely'
import { parseKey } from '../../store/im/conversation-id'
import { holdRights, rightsOf, type RightsRow } from '../../store/im/group-rights'
import { hasMessage, type NewMessage } from '../../store/im/messages'
import type { Database } from '../../store/schema'
import { whyNotSend } from '../messages/may-send'

/**
 * Why a message is not stored; null for those that are. Its sender may have lost the right while it waited, and keeps it
 * from now on until the transaction ends. A message that is stored already gets its place.
 */
export const refusalsOf = async (
  trx: Transaction<Database>,
  messages: readonly NewMessage[],
  now: number,
): Promise<ReadonlyMap<NewMessage, ErrorName>> => {
  const asked = messages.flatMap((message) => {
    const key = parseKey(message.convID)
    return message.needsRight === true && key.type === 'group' ? { message, place: key.groupID } : []
  })
  if (asked.length === 0) return new Map()
  const places = asked.map(({ place }) => place)
  await holdRights(trx, places)
  const rows = await rightsOf(
    trx,
    asked.map(({ message, place }) => ({ place, userID: message.sender })),
    now,
  )
  const refusals = new Map<NewMessage, ErrorName>()
  for (const [at, { message }] of asked.entries()) {
    const refusal = refusalOf(rows[at] ?? null, message.sender)
    if (refusal !== null && !(await hasMessage(trx, message))) refusals.set(message, refusal)
  }
  return refusals
}

const refusalOf = (row: RightsRow | null, userID: string): ErrorName | null => {
  if (row === null) return 'GROUP_NOT_FOUND'
  const { role, banned: ban, muted: mute, muted_everywhere } = row
  const member = role === null ? null : { role }
  const here = { ban, mute }
  return whyNotSend({
    group: row,
    userID,
    member,
    isPresent: true,
    everywhere: { ban: 0, mute: muted_everywhere },
    here,
  })
}
