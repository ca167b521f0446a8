import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@org/source'] },
  ssr: { resolve: { conditions: ['@org/source'] } },
  test: {
    include: ['src/**/*.test.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    reporters: ['default', 'json'],
    outputFile: { json: '.results/e2e.json' },
  },
})
