import type { Generated, GeneratedAlways } from 'kysely'

/** Times are epoch seconds, 0 for never. Pictures are keys of uploads. */
export interface ServiceTables {
  application: ApplicationTable
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
