import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { FIRST_DATA, ServerProcess } from './server-process'

declare module 'vitest' {
  interface ProvidedContext {
    sharedServer: { readonly url: string; readonly port: number }
  }
}

/** Details are stored from a day before a match. */
const DAY_SECONDS = 86_400

/**
 * The first start of a server makes its database and stores the details of hundreds of matches, which takes longer than
 * most tests: one does it for all of them. And one serves all the tests that change nothing others can see.
 */
export default async (project: TestProject) => {
  const server = await ServerProcess.start()
  await server.storesDetails(0)
  // Those of tomorrow, which it has planned meanwhile, follow at the next start.
  await server.shutDown()
  await server.run()
  await server.storesDetails(DAY_SECONDS)
  const folder = await server.shutDown()
  process.env[FIRST_DATA] = folder
  // The fans of all files come from one address.
  const shared = await ServerProcess.start({ RATE_LIMITS: 'off' })
  project.provide('sharedServer', { url: shared.url, port: shared.port })
  return async () => {
    await shared.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
