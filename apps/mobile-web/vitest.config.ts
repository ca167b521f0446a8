import { launchOptions } from '@tooling/browser'
import { connectTimeout, shared } from '@tooling/vitest'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

/** Tests call no real server. */
const { server: _, ...app } = viteConfig

/**
 * How long the browser keeps modules. It is no header of the configuration, which mocked modules get, too: the next file would
 * find the mock of another one.
 */
const cachedModules = (cacheControl: string): Plugin => ({
  name: 'cached-modules',
  configureServer: ({ middlewares }) => {
    middlewares.use((_request, response, next) => {
      const set = response.setHeader.bind(response)
      response.setHeader = (name, value) => set(name, name.toLowerCase() === 'cache-control' ? cacheControl : value)
      next()
    })
  },
})

/** Screens that need a page of their own, because they mock modules or look at what no module has touched yet. */
const ALONE = [
  'src/features/chat/failed-menu.test.tsx',
  'src/features/live-room/{danmaku-button,live-edge,mini-player,room-show,watch-wall}.test.tsx',
]

interface Files {
  readonly include: string[]
  readonly exclude?: string[]
  /** Each file has a page of its own. */
  readonly isolate: boolean
}

/** One browser of its own for some of the files: two at once keep two cores busy. */
const screens = (name: string, { isolate, ...files }: Files) => ({
  extends: true as const,
  // A page of its own for each file would ask for a thousand modules again; a page for all asks once, and a browser lets two
  // requests for the same entry of its cache wait for each other.
  plugins: [cachedModules(isolate ? 'max-age=31536000, immutable' : 'no-store')],
  // Found at the start, because a dependency that Vite discovers late would be bundled with a second React.
  optimizeDeps: { entries: ['src/main.tsx', 'src/**/*.test.tsx'] },
  test: {
    ...shared,
    ...files,
    isolate,
    name,
    setupFiles: ['src/testing/setup.ts'],
    // A busy machine renders slowly.
    testTimeout: 120_000,
    browser: {
      enabled: true,
      // One page at a time: a session stored by one page would reload all pages of the same origin. Said here, because Vitest
      // would run a project that says so for all of its files after the others.
      fileParallelism: false,
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
      // Read of the whole suite, not of a project.
      browser: { connectTimeout },
      projects: [
        {
          extends: true,
          test: {
            ...shared,
            name: 'unit',
            include: ['src/**/*.test.ts'],
            environment: 'node',
            isolate: false,
            testTimeout: 120_000,
          },
        },
        // They share a page: to load the app takes longer than the tests of most files.
        screens('screens', { include: ['src/features/**/*.test.tsx'], exclude: ALONE, isolate: false }),
        // These test what happens when the page opens.
        screens('frame', {
          include: ['src/*.test.tsx', 'src/!(features)/**/*.test.tsx', ...ALONE],
          isolate: true,
        }),
      ],
    },
  }),
)
