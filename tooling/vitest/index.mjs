import { fileURLToPath } from 'node:url'

/** What every suite has in common. */
export const shared = {
  tags: [
    { name: 'deep', description: 'Runs at night (npm run test:deep), and not in the gate (npm test).' },
    { name: 'once', description: 'Is never repeated: that it fails once is a fault, also if it passes the next time.' },
  ],
  // It ends what hangs, and measures nothing: a busy machine may be ten times slower.
  expect: { poll: { timeout: 60_000 } },
}

/** For suites in a browser: how long it may take to open the first page, whose dependencies a fresh clone has to bundle. */
export const connectTimeout = 600_000

/** A setup file for suites with property-based tests. */
export const properties = fileURLToPath(new URL('properties.mjs', import.meta.url))
