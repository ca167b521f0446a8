import type { Transaction } from 'kysely'
import type { Database } from '../../store/schema'

/**
 * The database change of a keyed request. `make` gets the transaction that also stores the reply; it must use only this
 * transaction, and read there everything that the change depends on. `after` runs after the commit, and not for a
 * repeated request. The reply waits for it. Changes of one `lane` lock the same row: they wait for each other in the
 * process, because waiting in the database would use a connection each.
 */
export class Change<Reply extends object> {
  constructor(
    readonly make: (transaction: Transaction<Database>) => Promise<Reply>,
    readonly after: (reply: Reply) => void | Promise<void> = () => {},
    readonly lane = '',
  ) {}
}
