import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { launchOptions } from '@tooling/browser'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config'

/** Every story is a test in light and dark mode: it renders, its play function passes, and axe reports nothing. */
const inMode = (mode: 'light' | 'dark') => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: mode,
    setupFiles: [`./.storybook/setup-${mode}.ts`],
    // A busy machine renders slowly.
    testTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 375, height: 812 } }],
    },
  },
})

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      reporters: ['default', 'json'],
      outputFile: { json: '.results/stories.json' },
      projects: [inMode('light'), inMode('dark')],
    },
  }),
)
