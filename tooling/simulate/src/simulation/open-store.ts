import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@org/server/core'
import { prepareDatabase } from './prepare-database'
import { SimStore } from './sim-store'

export interface OpenStore {
  readonly store: SimStore
  readonly close: () => Promise<void>
}

/** A real PostgreSQL in its own folder, for as long as the simulation runs. */
export const openStore = async (): Promise<OpenStore> => {
  const folder = mkdtempSync(join(tmpdir(), 'simulate-'))
  const postgres = await startPostgres({ dir: join(folder, 'postgres'), password: 'simulation', durable: false })
  await prepareDatabase(postgres.url)
  const store = await SimStore.open(postgres.url)
  return {
    store,
    close: async () => {
      await store.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
