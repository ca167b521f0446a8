import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** Times are epoch seconds, 0 for never. Pictures are keys of uploads. */
export interface ServiceTables {
  application: ApplicationTable
  feedback: FeedbackTable
  user_report: UserReportTable
  notice: NoticeTable
  notice_settings: NoticeSettingsTable
}

export type ApplicationType = 'anchor' | 'master'

export interface ApplicationTable {
  id: GeneratedAlways<number>
  account_id: number
  type: ApplicationType
  real_name: string
  contact: string
  statement: string
  pictures: string[]
  state: Generated<'pending' | 'approved' | 'rejected'>
  /** What the operator wrote. */
  reason: Generated<string>
  submitted_at: number
  decided_at: Generated<number>
}

export type NoticeKind = 'system' | 'order' | 'plan' | 'anchor'

/** What the product tells a member. */
export interface NoticeTable {
  id: GeneratedAlways<number>
  account_id: number
  kind: NoticeKind
  /** A `NoticeType` of `services/notices`, or one of a later version. */
  type: string
  /** What its text names. */
  data: JSONColumnType<Readonly<Record<string, unknown>>>
  created_at: number
  is_read: Generated<boolean>
}

/** Of what a member is told while the app is closed. Without a row: of everything, at any hour. */
export interface NoticeSettingsTable {
  account_id: number
  goal: Generated<boolean>
  kick_off: Generated<boolean>
  on_air: Generated<boolean>
  plan_settled: Generated<boolean>
  /** `HH:mm`; equal to the other one if there are no quiet hours. */
  quiet_from: Generated<string>
  quiet_to: Generated<string>
  /** The zone of both. */
  zone: Generated<string>
}

/** What a member or a guest has told customer service. */
export interface FeedbackTable {
  id: GeneratedAlways<number>
  /** Of the sender. */
  user_id: string
  text: string
  contact: string
  pictures: string[]
  created_at: number
  answer: Generated<string>
  answered_at: Generated<number>
}

export type ReportType = 'user' | 'group' | 'message' | 'room' | 'comment'

/** What users have reported to the operators. */
export interface UserReportTable {
  id: GeneratedAlways<number>
  /** Who reports. */
  user_id: string
  type: ReportType
  /** What the id names follows from the type. */
  subject_id: string
  reason: string
  text: string
  /** As it was at the time of the report: messages, or the text of a comment. */
  evidence: JSONColumnType<readonly object[]>
  created_at: number
  /** What the operator has done about it; empty until then. */
  outcome: Generated<string>
  closed_at: Generated<number>
}
