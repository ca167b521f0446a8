import { launchOptions } from '@tooling/browser'
import { connectTimeout, shared } from '@tooling/vitest'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import pxToRem from 'postcss-pxtorem'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import pxToRemOptions from './px-to-rem.json' with { type: 'json' }

/** Tests components in a real Chromium at the size of a phone. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@org/source', ...defaultClientConditions] },
  // Listed here, because a dependency that Vite discovers late would be bundled with a second React.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-dev-runtime',
      'lucide-react',
      'uqr',
      'virtua',
      'vitest-browser-react',
    ],
  },
  css: { postcss: { plugins: [pxToRem(pxToRemOptions)] } },
  test: {
    ...shared,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./test-setup.ts'],
    // One page for all files: each of them imports most of the kit, and loading it takes longer than the tests.
    isolate: false,
    restoreMocks: true,
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
})
