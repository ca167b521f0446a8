import type { Generated } from 'kysely'

export interface InstallationTables {
  installation: InstallationTable
}

/** One row. */
export interface InstallationTable {
  id: Generated<number>
  simulation_seed: string
  /** When the last check that this database accepts writes succeeded, in epoch seconds. */
  written_at: Generated<number>
  /** Whether past results of the simulated leagues were generated. */
  results_seeded: Generated<boolean>
  /** Whether simulated matches are listed and played. */
  shows_simulation: Generated<boolean>
  /** Another one after every import of results of national teams. */
  nation_results_version: Generated<string>
}
