import type { Transaction } from 'kysely'
import type { Database } from '../../store/schema'

/**
 * What a keyed request does to the database. `make` is given the transaction that keeps its answer, uses nothing else of
 * the database, and looks there at whatever the change depends on. `after` runs once it is committed, and never for a
 * request that is only answered again.
 */
export class Change<Reply extends object> {
  constructor(
    readonly make: (transaction: Transaction<Database>) => Promise<Reply>,
    readonly after: (reply: Reply) => void = () => {},
  ) {}
}
