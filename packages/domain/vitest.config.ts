import { properties, shared } from '@tooling/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Pure functions leave nothing behind, and loading them for each file again takes longer than the tests.
  test: {
    ...shared,
    include: ['{src,bench}/**/*.test.ts'],
    setupFiles: [properties],
    environment: 'node',
    isolate: false,
    testTimeout: 120_000,
  },
})
