import { properties, shared } from '@tooling/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@org/source'] },
  ssr: { resolve: { conditions: ['@org/source'] } },
  test: {
    ...shared,
    setupFiles: [properties],
    include: ['src/**/*.test.ts'],
    isolate: false,
    testTimeout: 120_000,
  },
})
