import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@org/source'] },
  ssr: { resolve: { conditions: ['@org/source'] } },
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false,
    testTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.results/unit.json' },
  },
})
