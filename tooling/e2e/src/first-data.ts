import { rm } from 'node:fs/promises'
import { FIRST_DATA, ServerProcess } from './server-process'

/** Details are stored from a day before a match. */
const DAY_SECONDS = 86_400

/**
 * The first start of a server makes its database and stores the details of hundreds of matches, which takes longer than
 * most tests: one does it for all of them.
 */
export default async () => {
  const server = await ServerProcess.start()
  await server.storesDetails(0)
  // Those of tomorrow, which it has planned meanwhile, follow at the next start.
  await server.shutDown()
  await server.run()
  await server.storesDetails(DAY_SECONDS)
  const folder = await server.shutDown()
  process.env[FIRST_DATA] = folder
  return () => rm(folder, { recursive: true, force: true })
}
