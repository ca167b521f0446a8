import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const SERVER = 'apps/server/src'

/** Imports of a higher layer: the file, its import, and the violated rule. */
const UPWARD = [
  ['ports/clock', 'store/accounts', 'server-ports-layer'],
  ['config/config', 'services/viewer', 'server-config-layer'],
  ['store/matches', 'feed/plan', 'server-store-layer'],
  ['adapters/captcha', 'services/viewer', 'server-adapters-layer'],
  ['services/uploads', 'http/put', 'server-services-layer'],
  ['services/rooms', 'feed/plan', 'server-services-layer'],
  ['outbox/announce', 'services/tasks', 'server-outbox-layer'],
  ['store/outbox', 'outbox/announce', 'server-store-layer'],
  ['http/answer', 'outbox/announce', 'server-http-layer'],
  ['feed/replay', 'im/handlers', 'server-feed-layer'],
  ['http/report', 'im/limits', 'server-http-layer'],
  ['http/match', 'feed/plan', 'server-http-layer'],
  ['im/report', 'http/refusal', 'server-im-layer'],
  ['jobs/worker', 'feed/plan', 'server-jobs-layer'],
  ['services/plan', 'jobs/worker', 'server-services-layer'],
  ['media/clip', 'im/limits', 'server-media-layer'],
  ['http/captcha', 'adapters/captcha', 'server-http-layer'],
  ['server', 'commands/people', 'server-server-layer'],
  ['commands/start', 'server', 'server-commands-layer'],
  ['jumble/anything', 'ports/clock', 'server-layers-complete'],
]
const DOWNWARD = [
  ['http/handlers/tasks', 'services/tasks'],
  ['im/handlers/messages', 'services/screen'],
  ['services/tasks', 'store/tasks'],
  ['jobs/table', 'services/tasks'],
  ['services/tasks', 'outbox/announce'],
  ['im/deliver', 'outbox/announce'],
  ['store/tasks', 'ports/clock'],
  ['main', 'server'],
]

describe('the layers of the server', () => {
  let folder
  let found

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    const imports = new Map()
    for (const [from, to] of [...UPWARD, ...DOWNWARD]) {
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

  it.each(UPWARD)('%s may not import %s', (...row) => {
    expect(found).toContainEqual(row)
  })

  it('accept imports of lower layers', () => {
    expect(found).toHaveLength(UPWARD.length)
  })
})
