import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** 64 hexadecimal digits that exist only in this database. */
export const simulationSeed = async (db: Kysely<Database>): Promise<string> =>
  (await db.selectFrom('installation').select('simulation_seed').executeTakeFirstOrThrow()).simulation_seed

/** The smallest write there is. */
export const markWritten = async (db: Kysely<Database>, now: number): Promise<void> => {
  await db.updateTable('installation').set({ written_at: now }).execute()
}

/** Shows or hides the simulated matches; hidden ones are kept as they are. */
export const showSimulation = async (db: Kysely<Database>, isShown: boolean): Promise<void> => {
  await db.updateTable('installation').set({ shows_simulation: isShown }).execute()
}

/** Whether past results of the simulated leagues were generated. */
export const areResultsSeeded = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom('installation').select('results_seeded').executeTakeFirstOrThrow()).results_seeded

export const markResultsSeeded = async (db: Kysely<Database>): Promise<void> => {
  await db.updateTable('installation').set({ results_seeded: true }).execute()
}
