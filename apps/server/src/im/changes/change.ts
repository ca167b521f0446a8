import type { Transaction } from 'kysely'
import type { Database } from '../../store/schema'
import type { EncodedReply } from '../frames/write-frame'

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

/** The answer to a keyed request that has changed only what a connection or this process knows: done anew each time. */
export class Unkept<Reply extends object> {
  constructor(readonly reply: Reply | EncodedReply) {}
}
