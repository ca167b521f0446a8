import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../schema'
import type { PlacementTable, RowLanguage } from './content-tables'

export type PlacementRow = Selectable<PlacementTable>

export interface PlacementsQuery {
  readonly places: readonly PlacementTable['place'][]
  readonly site: string
  readonly lang: RowLanguage
  /** Epoch seconds. */
  readonly now: number
}

const MOST = 60

/** What is shown at some places now, in the operator's order. */
export const placementsAt = (
  db: Kysely<Database>,
  { places, site, lang, now }: PlacementsQuery,
): Promise<PlacementRow[]> =>
  db
    .selectFrom('placement')
    .selectAll()
    .where('place', 'in', places)
    .where('is_on', '=', true)
    .where('site', 'in', ['', site])
    .where('lang', 'in', ['', lang])
    .where('starts_at', '<=', now)
    .where((row) => row.or([row('ends_at', '=', 0), row('ends_at', '>', now)]))
    .orderBy('place')
    .orderBy('position')
    .orderBy('id')
    .limit(MOST)
    .execute()
