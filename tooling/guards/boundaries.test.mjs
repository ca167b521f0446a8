import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const SERVER = 'apps/server/src'

/** What climbs: the file, what it imports, the rule that says no. */
const CLIMBING = [
  ['ports/clock', 'store/accounts', 'server-ports-floor'],
  ['config/config', 'services/viewer', 'server-config-floor'],
  ['store/matches', 'feed/plan', 'server-store-floor'],
  ['adapters/captcha', 'services/viewer', 'server-adapters-floor'],
  ['services/uploads', 'http/put', 'server-services-floor'],
  ['services/rooms', 'feed/plan', 'server-services-floor'],
  ['outbox/announce', 'services/tasks', 'server-outbox-floor'],
  ['store/outbox', 'outbox/announce', 'server-store-floor'],
  ['http/answer', 'outbox/announce', 'server-http-floor'],
  ['feed/replay', 'im/handlers', 'server-feed-floor'],
  ['http/report', 'im/limits', 'server-http-floor'],
  ['http/match', 'feed/plan', 'server-http-floor'],
  ['im/report', 'http/refusal', 'server-im-floor'],
  ['jobs/worker', 'feed/plan', 'server-jobs-floor'],
  ['services/plan', 'jobs/worker', 'server-services-floor'],
  ['media/clip', 'im/limits', 'server-media-floor'],
  ['http/captcha', 'adapters/captcha', 'server-http-floor'],
  ['server', 'commands/people', 'server-server-floor'],
  ['commands/start', 'server', 'server-commands-floor'],
  ['jumble/anything', 'ports/clock', 'server-floors-hold-all'],
]
const GOING_DOWN = [
  ['http/handlers/tasks', 'services/tasks'],
  ['im/handlers/messages', 'services/screen'],
  ['services/tasks', 'store/tasks'],
  ['jobs/table', 'services/tasks'],
  ['services/tasks', 'outbox/announce'],
  ['im/deliver', 'outbox/announce'],
  ['store/tasks', 'ports/clock'],
  ['main', 'server'],
]

describe('the floors of the server', () => {
  let folder
  let found

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    const imports = new Map()
    for (const [from, to] of [...CLIMBING, ...GOING_DOWN]) {
      imports.set(from, [...(imports.get(from) ?? []), to])
      imports.set(to, imports.get(to) ?? [])
    }
    for (const [file, targets] of imports) {
      const path = join(folder, SERVER, `${file}.ts`)
      mkdirSync(dirname(path), { recursive: true })
      const up = '../'.repeat(file.split('/').length - 1) || './'
      writeFileSync(path, `${targets.map((to) => `import '${up}${to}'\n`).join('')}export const here = 1\n`)
    }
    const { stdout, stderr } = spawnSync(
      join(ROOT, 'node_modules/.bin/depcruise'),
      ['--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'json', 'apps'],
      { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 },
    )
    if (stdout === '') throw new Error(stderr)
    found = JSON.parse(stdout)
      .summary.violations.filter(({ rule }) => rule.name.startsWith('server-'))
      .map(({ from, to, rule }) =>
        [from, to, rule.name].map((part) => part.replace(`${SERVER}/`, '').replace('.ts', '')),
      )
  }, 60_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(CLIMBING)('%s may not import %s', (...row) => {
    expect(found).toContainEqual(row)
  })

  it('say nothing of imports that go down', () => {
    expect(found).toHaveLength(CLIMBING.length)
  })
})
