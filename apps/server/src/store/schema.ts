import type { AccountTables } from './tables/accounts'
import type { ConfigTables } from './tables/config'
import type { FootballImportTables } from './tables/football-import'
import type { ImTables } from './tables/im'
import type { InstallationTables } from './tables/installation'
import type { LedgerTables } from './tables/ledger'
import type { LiveTables } from './tables/lives'
import type { MatchTables } from './tables/matches'
import type { ReportTables } from './tables/reports'
import type { TaskTables } from './tables/tasks'
import type { TopicTables } from './tables/topics'
import type { UploadTables } from './tables/uploads'

/** Every table, joined from one interface an aggregate. */
export interface Database
  extends
    AccountTables,
    ConfigTables,
    FootballImportTables,
    ImTables,
    InstallationTables,
    LedgerTables,
    LiveTables,
    MatchTables,
    ReportTables,
    TaskTables,
    TopicTables,
    UploadTables {}
