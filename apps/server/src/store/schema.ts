import type { AccountTables } from './identity/account-tables'
import type { ConfigTables } from './ops/config-tables'
import type { CouponTables } from './money/coupon-tables'
import type { ContentTables } from './content/content-tables'
import type { FootballImportTables } from './matches/football-import-tables'
import type { GroupFactTables } from './im/group-fact-tables'
import type { ImTables } from './im/im-tables'
import type { GiftTables } from './live/gift-tables'
import type { InstallationTables } from './ops/installation-tables'
import type { InternationalTables } from './matches/international-tables'
import type { JobTables } from './ops/job-tables'
import type { LedgerTables } from './money/ledger-tables'
import type { QuizTables } from './live/quiz-tables'
import type { LiveTables } from './live/live-tables'
import type { MessageChangeTables } from './im/message-change-tables'
import type { MatchTables } from './matches/match-tables'
import type { PushTables } from './service/push-tables'
import type { ModelTables } from './models/model-tables'
import type { OutboxTables } from './ops/outbox-tables'
import type { DetailTables } from './matches/detail-tables'
import type { PeopleTables } from './im/people-tables'
import type { SearchTables } from './search/search-tables'
import type { SeasonTables } from './matches/season-tables'
import type { PlanTables } from './money/plan-tables'
import type { ReportTables } from './im/report-tables'
import type { TaskTables } from './money/task-tables'
import type { ServiceTables } from './service/service-tables'
import type { RechargeTables } from './money/recharge-tables'
import type { ShopTables } from './money/shop-tables'
import type { TopicTables } from './im/topic-tables'
import type { UploadTables } from './uploads/upload-tables'
import type { WithdrawTables } from './money/withdraw-tables'
import type { VideoTables } from './content/video-tables'
import type { WordTables } from './ops/word-tables'

/** Every table, joined from one interface an aggregate. */
export interface Database
  extends
    AccountTables,
    ConfigTables,
    ContentTables,
    CouponTables,
    FootballImportTables,
    GiftTables,
    GroupFactTables,
    ImTables,
    InstallationTables,
    InternationalTables,
    JobTables,
    LedgerTables,
    LiveTables,
    MatchTables,
    MessageChangeTables,
    ModelTables,
    OutboxTables,
    PeopleTables,
    PlanTables,
    PushTables,
    QuizTables,
    ReportTables,
    SearchTables,
    SeasonTables,
    ServiceTables,
    RechargeTables,
    ShopTables,
    DetailTables,
    TaskTables,
    TopicTables,
    UploadTables,
    VideoTables,
    WithdrawTables,
    WordTables {}
