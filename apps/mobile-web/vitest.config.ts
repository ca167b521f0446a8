import { launchOptions } from '@tooling/browser'
import { shared } from '@tooling/vitest'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

/** Tests call no real server. */
const { server: _, ...app } = viteConfig

/**
 * A page loads the same modules for each of its files; without this it asked for a thousand of them again. It is no header
 * of the configuration, which mocked modules get, too: the next file would find the mock of another one.
 */
const keptModules: Plugin = {
  name: 'kept-modules',
  configureServer: ({ middlewares }) => {
    middlewares.use((_request, response, next) => {
      const set = response.setHeader.bind(response)
      response.setHeader = (name, value) =>
        set(name, name.toLowerCase() === 'cache-control' ? 'max-age=31536000, immutable' : value)
      next()
    })
  },
}

/** One browser of its own for some of the files: two at once keep two cores busy. */
const screens = (name: string, files: { readonly include: string[]; readonly exclude?: string[] }) => ({
  extends: true as const,
  plugins: [keptModules],
  // Found at the start, because a dependency that Vite discovers late would be bundled with a second React.
  optimizeDeps: { entries: ['src/main.tsx', 'src/**/*.test.tsx'] },
  test: {
    ...shared,
    ...files,
    name,
    setupFiles: ['src/testing/setup.ts'],
    // One page at a time: a session stored by one page would reload all pages of the same origin.
    fileParallelism: false,
    // A busy machine renders slowly.
    testTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 375, height: 812 } }],
    },
  },
})

/** Tests without a page run in Node, screens in a real Chromium at the size of a phone. */
export default mergeConfig(
  app,
  defineConfig({
    base: '/',
    ssr: { resolve: { conditions: ['@org/source'] } },
    test: {
      projects: [
        {
          extends: true,
          test: {
            ...shared,
            name: 'unit',
            include: ['src/**/*.test.ts'],
            environment: 'node',
            testTimeout: 120_000,
          },
        },
        screens('screens', { include: ['src/features/**/*.test.tsx'] }),
        screens('frame', { include: ['src/**/*.test.tsx'], exclude: ['src/features/**'] }),
      ],
    },
  }),
)
