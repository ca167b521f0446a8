import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT } from './process.mjs'

/** Where the server keeps its data: `DATA_DIR`, else `.data` in the repository. */
export const dataFolder = () =>
  resolve(process.env.INIT_CWD ?? process.cwd(), process.env.DATA_DIR || join(ROOT, '.data'))

/** Makes the folder and marks it as ours, unless it holds something already. */
export const claimDataFolder = (folder) => {
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length === 0) writeFileSync(join(folder, MARKER), 'Data of the live-sports server.\n')
}

/** Deletes the folder. Throws when it is not ours or a server still runs on it. */
export const resetDataFolder = (folder) => {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return
  if (!existsSync(join(folder, MARKER))) {
    throw new Error(
      `${folder} was not made by this project (it has no ${MARKER}), so --reset leaves it alone. Delete it yourself, or set DATA_DIR.`,
    )
  }
  const database = runningDatabase(folder)
  if (database) throw new Error(`A server still runs on ${folder} (database process ${database}). Stop it, then reset.`)
  rmSync(folder, { recursive: true, force: true })
}

const MARKER = '.live-sports-data'

const runningDatabase = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name, 'postmaster.pid'))
    .filter((file) => existsSync(file))
    .map((file) => Number(readFileSync(file, 'utf8').split('\n', 1)[0]))
    .find(isRunning)

const isRunning = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
