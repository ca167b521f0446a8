import { launchOptions } from '@tooling/browser'
import { connectTimeout, properties, shared } from '@tooling/vitest'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { uploadEcho } from './scripts/upload-echo.mjs'

/** The engine in Node, the hooks and what only browsers have in a real browser. */
export default defineConfig({
  test: {
    // Read of the whole suite, not of a project.
    browser: { connectTimeout },
    projects: [
      {
        test: {
          ...shared,
          name: 'engine',
          setupFiles: [properties],
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.browser.test.ts'],
          environment: 'node',
          // The tests change no module, and loading the modules again for each file takes longer than the tests.
          isolate: false,
          // Some let days pass by the fake clock.
          testTimeout: 120_000,
        },
      },
      {
        plugins: [uploadEcho()],
        test: {
          ...shared,
          name: 'react',
          include: ['src/**/*.test.tsx', 'src/**/*.browser.test.ts'],
          // A busy machine renders slowly.
          testTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
