import { join } from 'node:path'
import { inject } from 'vitest'

/** Vitest numbers the processes that run test files, from 1. */
const number = Number(process.env['VITEST_POOL_ID'] ?? 1)

/** Connection string of the PostgreSQL that all tests of this process share. */
export const postgresUrl = (): string => {
  const url = inject('postgresUrls')[number - 1]
  if (url === undefined) throw new Error(`No PostgreSQL was started for worker ${number}.`)
  return url
}

/** A folder for what the test files of this process share, deleted at the end of the run. */
export const scratchFolder = (): string => join(inject('scratch'), `worker-${number}`)
