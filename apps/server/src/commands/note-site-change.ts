import { findBrand } from '@org/site-brands'
import type { Transaction } from 'kysely'
import type { Database } from '../store/schema'
import type { Row } from './admin/locked-row'
import { noteChange, type Operator } from './admin/note-change'

interface SiteChange {
  readonly noun: 'host' | 'setting'
  readonly verb: string
  readonly site: string
  readonly before: Row | null
  readonly after: Row | null
}

/** Notes a change of a site, whose number is its source code; 0 for a site that is no more. */
export const noteSiteChange = (
  db: Transaction<Database>,
  operator: Operator,
  { site, ...change }: SiteChange,
): Promise<void> => noteChange(db, operator, { ...change, id: Number(findBrand(site)?.source ?? 0) })
