import type { AccountTables } from './tables/accounts'
import type { ConfigTables } from './tables/config'
import type { ImTables } from './tables/im'
import type { LedgerTables } from './tables/ledger'
import type { LiveTables } from './tables/lives'
import type { MatchTables } from './tables/matches'
import type { TaskTables } from './tables/tasks'

/** Every table, joined from one interface an aggregate. */
export interface Database extends AccountTables, ConfigTables, ImTables, LedgerTables, LiveTables, MatchTables, TaskTables {}
