import { launchOptions } from '@tooling/browser'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

/** Nothing is asked of a real server. */
const { server: _, ...shared } = viteConfig

/** What needs no page runs in Node, screens run in a real Chromium of a phone's size. */
export default mergeConfig(
  shared,
  defineConfig({
    base: '/',
    ssr: { resolve: { conditions: ['@org/source'] } },
    test: {
      reporters: ['default', 'json'],
      outputFile: { json: '.results/app.json' },
      projects: [
        { extends: true, test: { name: 'unit', include: ['src/**/*.test.ts'], environment: 'node' } },
        {
          extends: true,
          // Found at the start: what were found later would be bundled anew, and React would be there twice.
          optimizeDeps: { entries: ['src/main.tsx', 'src/**/*.test.tsx'] },
          test: {
            name: 'screens',
            include: ['src/**/*.test.tsx'],
            setupFiles: ['src/testing/setup.ts'],
            // One page at a time: a session written by one is heard by all of the same origin, and starts them anew.
            fileParallelism: false,
            // A busy machine shows a page late.
            expect: { poll: { timeout: 5_000 } },
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: playwright({ launchOptions: launchOptions() }),
              instances: [{ browser: 'chromium', viewport: { width: 375, height: 812 } }],
            },
          },
        },
      ],
    },
  }),
)
