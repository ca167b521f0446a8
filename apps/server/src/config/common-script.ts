import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The script that every page of the app loads from an API host: a file of the operator in the data folder; empty without it. */
export const commonScript = (dataDir: string): string => {
  const file = join(dataDir, 'common-script.js')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
