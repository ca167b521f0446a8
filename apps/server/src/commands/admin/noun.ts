import type * as v from 'valibot'
import type { ContentTables, PlacementTable } from '../../store/content/content-tables'
import type { QueueOrder } from './queue'

/** The rows that operators write, by the noun of the command. */
export interface Noun {
  readonly table:
    | Exclude<keyof ContentTables, 'activity_entry' | 'operator_change'>
    | 'video'
    | 'video_category'
    | 'video_collection'
    | 'moment'
    | 'gift'
    | 'goods'
    | 'coupon_kind'
    | 'word'
    | 'model_plan'
    | 'recharge_option'
    | 'money_credit'
  /** The rows of the noun in a table that several nouns share. */
  readonly places?: readonly PlacementTable['place'][]
  /** Of the list. */
  readonly columns: readonly string[]
  /** Values that every row of the noun has. */
  readonly fixed: Readonly<Record<string, string>>
  /** Fields that a new row needs, and those with a default. */
  readonly needed: v.ObjectEntries
  readonly optional: v.ObjectEntries
  /** What is wrong with the fields of a row together; null for nothing. */
  readonly fault?: (row: Readonly<Record<string, unknown>>) => string | null
  /** The column of the time of a new row, which is now if it is not given. */
  readonly since?: 'published_at' | 'created_at'
  /** The tables whose ids these fields are, where the database does not check it. */
  readonly names?: Readonly<Record<string, 'match' | 'competition'>>
  /** Records refer to its rows: they are turned off, and not removed. */
  readonly stays?: true
  /** Fields that records refer to, which do not change after the row is added. */
  readonly settled?: readonly string[]
  /** The field by which a repeated addition is known, as after a lost answer: it adds nothing. Unique in the table. */
  readonly once?: 'ref'
  /** Its rows say what was done, in the transaction that adds them: they neither change nor are they removed. */
  readonly does?: (order: Omit<QueueOrder, 'words'>) => Promise<void>
  /** More verbs, each with a row: they return what is noted of the change. */
  readonly verbs?: Readonly<Record<string, (order: QueueOrder) => Promise<Readonly<Record<string, unknown>>>>>
  /** These verbs with their fields. */
  readonly usage?: string
}
