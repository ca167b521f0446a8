import { ERRORS, type StoredMessage } from '@org/im-sdk/protocol'
import type { Transaction } from 'kysely'
import { seconds } from '../../ports/clock'
import { Change } from '../../services/changes/change'
import { lockMessages, revokeMessages, type LockedMessage } from '../../store/im/message-changes'
import { readMessage } from '../../store/im/messages'
import type { NamedMessage } from '../../store/im/hidden-messages'
import type { Database } from '../../store/schema'
import type { Call } from '../handler'
import { factsOf, keepPlace, type ChangePlace } from './change-place'
import { whyNotRevoke } from './may-change'
import { publishChanges, topicsOf } from './publish-changes'

interface Revocation {
  readonly recallRetList: { sequence: number; retCode: number }[]
  readonly messageList: StoredMessage[]
}

/** Revokes those messages that the caller may revoke. A repeated revocation succeeds. */
export const revoke = async (
  call: Call,
  place: ChangePlace,
  named: readonly NamedMessage[],
): Promise<Change<Revocation>> => {
  const { im, userID } = call
  const now = seconds(im.context.clock)
  const limitSeconds = im.appConfigs.current.revokeSeconds
  let changed: readonly LockedMessage[] = []
  const make = async (trx: Transaction<Database>): Promise<Revocation> => {
    const kept = await keepPlace(call, trx, place, 'read')
    const rows = await lockMessages(trx, place.convID, [...new Set(named.map(({ sequence }) => sequence))])
    const revocable: LockedMessage[] = []
    const recallRetList: Revocation['recallRetList'] = []
    for (const { sequence, random } of named) {
      const row = rows.find(({ seq, client_random }) => seq === sequence && (random ?? client_random) === client_random)
      const facts = await factsOf(trx, kept, userID, row?.sender ?? '')
      const refusal = row?.revoker ? null : whyNotRevoke(row, facts, { now, limitSeconds })
      recallRetList.push({ sequence, retCode: refusal === null ? 0 : ERRORS[refusal].code })
      if (row !== undefined && refusal === null && !revocable.includes(row)) revocable.push(row)
    }
    changed = revocable.filter(({ revoker }) => revoker === '')
    const before = revocable.filter(({ revoker }) => revoker !== '').map((row) => readMessage(row))
    return {
      recallRetList,
      messageList: [...before, ...(await revokeMessages(trx, changed, { revoker: userID, now }))],
    }
  }
  return new Change(make, ({ messageList }) => {
    for (const row of changed)
      publishChanges(
        call,
        topicsOf(place.convID, row),
        messageList.filter(({ sequence }) => sequence === row.seq),
      )
  })
}
