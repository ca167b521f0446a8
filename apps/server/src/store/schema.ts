import type { AccountTables } from './tables/accounts'
import type { LedgerTables } from './tables/ledger'
import type { TaskTables } from './tables/tasks'

/** Every table, joined from one interface an aggregate. */
export interface Database extends AccountTables, LedgerTables, TaskTables {}
