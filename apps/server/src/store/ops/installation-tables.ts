import type { Generated } from 'kysely'

export interface InstallationTables {
  installation: InstallationTable
}

/** One row. */
export interface InstallationTable {
  id: Generated<number>
  simulation_seed: string
  /** When a look at whether this database takes writes has last succeeded, in epoch seconds. */
  written_at: Generated<number>
  /** The simulated leagues have their past. */
  results_seeded: Generated<boolean>
}
