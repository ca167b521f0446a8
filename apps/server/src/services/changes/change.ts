import type { Transaction } from 'kysely'
import type { Database } from '../../store/schema'

/**
 * The database change of a keyed request. `make` gets the transaction that also stores the reply; it must use only this
 * transaction, and read there everything that the change depends on. `after` runs after the commit, and not for a
 * repeated request.
 */
export class Change<Reply extends object> {
  constructor(
    readonly make: (transaction: Transaction<Database>) => Promise<Reply>,
    readonly after: (reply: Reply) => void = () => {},
  ) {}
}
