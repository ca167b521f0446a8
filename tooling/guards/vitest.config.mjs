import { shared } from '@tooling/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { ...shared, isolate: false, testTimeout: 300_000 } })
