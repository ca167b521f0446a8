import { defineConfig } from 'vitest/config'

/** For mutation testing: the rules' own tests, without those that read the sources or the real results. */
export default defineConfig({
  test: { include: ['src/*/**/*.test.ts'], environment: 'node' },
})
