import { launchOptions } from '@tooling/browser'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import pxToRem from 'postcss-pxtorem'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import pxToRemOptions from './px-to-rem.json' with { type: 'json' }

/** Components are tested where they live: in a real Chromium of a phone's size. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@org/source', ...defaultClientConditions] },
  // Named here, so that no dependency is found late and bundled with a React of its own.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'lucide-react',
      'virtua',
      'vitest-browser-react',
    ],
  },
  css: { postcss: { plugins: [pxToRem(pxToRemOptions)] } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./test-setup.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: '.results/components.json' },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: 'chromium', viewport: { width: 375, height: 812 } }],
    },
  },
})
