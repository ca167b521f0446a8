import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { launchOptions } from '@tooling/browser'
import { connectTimeout, shared } from '@tooling/vitest'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config'

/** Every story is a test: it renders, its play function passes, and axe reports nothing, in dark mode neither. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    plugins: [storybookTest({ configDir: '.storybook' })],
    test: {
      ...shared,
      setupFiles: ['./.storybook/setup.ts'],
      // One page for all files: loading Storybook and the kit takes longer than the stories of a file.
      isolate: false,
      // A busy machine renders slowly.
      testTimeout: 120_000,
      browser: {
        enabled: true,
        headless: true,
        connectTimeout,
        screenshotFailures: false,
        provider: playwright({ launchOptions: launchOptions() }),
        instances: [{ browser: 'chromium', viewport: { width: 375, height: 812 } }],
      },
    },
  }),
)
