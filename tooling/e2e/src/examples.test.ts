// @module-tag deep
import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ServerProcess } from './server-process'

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../../examples/chat')

let server: ServerProcess
beforeAll(async () => {
  server = await ServerProcess.start()
})
afterAll(() => server.stop())

it('two people write to each other in Node', async () => {
  const args = ['--conditions=@org/source', '--import', 'tsx', 'two-people.ts', server.url]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: FOLDER })
  expect(stdout).toBe('Bob reads: Goal!\nAda reads: I saw it.\n')
})
