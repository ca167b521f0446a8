import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The record of the last whole run. */
export const LAST_RUN = 'last-run.json'
/** The tests that passed only when repeated. */
export const REPEATED = 'flaky.json'

/** Removes from `folder` what an earlier run of `npm test` has left there; the reports of `npm run flaky` and of others stay. */
export const clearLogs = (folder) => {
  mkdirSync(folder, { recursive: true })
  const isOurs = (name) => name === REPEATED || (name.endsWith('.log') && !name.startsWith('flaky-'))
  for (const name of readdirSync(folder)) if (isOurs(name)) rmSync(join(folder, name), { force: true })
}
