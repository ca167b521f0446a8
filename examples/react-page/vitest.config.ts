import { launchOptions } from '@tooling/browser'
import { connectTimeout, shared } from '@tooling/vitest'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@org/source', ...defaultClientConditions] },
  test: {
    ...shared,
    include: ['*.test.tsx'],
    // A busy machine renders slowly.
    testTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      connectTimeout,
      screenshotFailures: false,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
