import type { ListKind } from '@org/im-sdk/protocol'
import type { Transaction } from 'kysely'
import type { Bus } from '../../ports/bus'
import { userTopic } from '../../ports/topics'
import { raiseLists, type ListID, type ListVersion } from '../../store/im/user-lists'
import type { Database } from '../../store/schema'
import { Change } from '../changes/change'

/** Notes that the transaction changes lists of a user. */
export type ChangedLists = (userID: string, ...kinds: readonly ListKind[]) => void

/**
 * A keyed change of lists of users: raises their versions in its transaction, and after the commit tells the devices of
 * these users, except the connection that made the change.
 */
export const listChange = <Reply extends object>(
  { bus, origin }: { readonly bus: Bus; readonly origin: string },
  make: (transaction: Transaction<Database>, changed: ChangedLists) => Promise<Reply>,
  after: (reply: Reply) => void = () => {},
): Change<Reply> => {
  let raised: readonly (ListID & ListVersion)[] = []
  return new Change(
    async (transaction) => {
      const changed: ListID[] = []
      const reply = await make(transaction, (userID, ...kinds) => {
        changed.push(...kinds.map((kind) => ({ userID, kind })))
      })
      raised = changed.length === 0 ? [] : await raiseLists(transaction, changed)
      return reply
    },
    (reply) => {
      for (const userID of new Set(raised.map((list) => list.userID))) {
        const lists = raised.filter((list) => list.userID === userID).map(({ kind, version }) => ({ kind, version }))
        bus.publish(userTopic(userID), { kind: 'lists', lists, origin })
      }
      after(reply)
    },
  )
}
