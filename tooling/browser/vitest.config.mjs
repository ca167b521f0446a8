import { shared } from '@tooling/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { ...shared, testTimeout: 300_000 } })
