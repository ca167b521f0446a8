import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataDirectory } from '../config/config'
import { openDataFolder } from '../config/data-folder'
import { lockInstance } from '../config/instance-lock'
import { loadSecrets } from '../config/secrets'
import { startPostgres } from '../store/database/postgres'

/** The database of `DATABASE_URL`, of the server that runs on the data folder, or of the folder itself. */
export const reachDatabase = async (
  env: Readonly<Record<string, string | undefined>>,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const given = env['DATABASE_URL']
  if (given) return { url: given, stop: () => Promise.resolve() }
  const dataDir = dataDirectory(env)
  const dir = join(dataDir, 'postgres')
  openDataFolder(dataDir)
  const password = loadSecrets(dataDir).database
  try {
    const lock = await lockInstance(dataDir)
    const postgres = await startPostgres({ dir, password })
    return {
      url: postgres.url,
      stop: async () => {
        await postgres.stop()
        await lock.release()
      },
    }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'DataFolderInUseError') throw error
    return { url: runningPostgres(dir, password), stop: () => Promise.resolve() }
  }
}

/** PostgreSQL writes its port into the fourth line of its pid file. */
const runningPostgres = (dir: string, password: string): string => {
  const port = readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
}
