import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@org/source'] },
  ssr: { resolve: { conditions: ['@org/source'] } },
  test: {
    include: ['src/**/*.test.ts'],
    testTimeout: 180_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 240_000,
    fileParallelism: false,
    // Each has a browser of its own.
    maxConcurrency: 3,
    reporters: ['default', 'json'],
    outputFile: { json: '.results/e2e.json' },
  },
})
