import { shared } from '@tooling/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@org/source'] },
  ssr: { resolve: { conditions: ['@org/source'] } },
  environments: { __vitest__: { resolve: { conditions: ['@org/source'] } } },
  test: {
    ...shared,
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/first-data.ts'],
    setupFiles: ['src/close-phones.ts'],
    // These end what hangs, and measure nothing: a busy machine may be ten times slower.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 600_000,
    // Each has a browser of its own, and most a server; both keep a core busy.
    maxWorkers: 2,
    // They change nothing for each other, and to load what they import again for each file takes seconds.
    isolate: false,
    maxConcurrency: 2,
  },
})
