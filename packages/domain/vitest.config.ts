import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Pure functions leave nothing behind, and loading them for each file again takes longer than the tests.
  test: { include: ['{src,bench}/**/*.test.ts'], environment: 'node', isolate: false, testTimeout: 120_000 },
})
