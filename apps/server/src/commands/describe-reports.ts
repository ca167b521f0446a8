import type { Kysely } from 'kysely'
import { eventsByHour, qualityByHour } from '../store/im/reports'
import type { Database } from '../store/schema'
import { textTable } from './text-table'

/** The clients' reports since a given time, by hour, as two text tables. */
export const describeReports = async (db: Kysely<Database>, since: Date): Promise<string> =>
  [
    'Quality, as clients count it',
    textTable(await qualityByHour(db, since)),
    '',
    'Events: level 4 tells, 5 warns, 6 is an error',
    textTable(await eventsByHour(db, since)),
  ].join('\n')
