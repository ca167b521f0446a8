import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Rows of one folder: the file, its import, and the violated rule if there is one. */
const within = (folder, rows) => rows.map(([from, to, rule]) => [`${folder}/${from}`, `${folder}/${to}`, rule])

/** Imports that a rule forbids. */
const FORBIDDEN = [
  ...within('apps/server/src', [
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
    ['media/stream', 'http/answer', 'server-media-layer'],
    ['http/captcha', 'adapters/captcha', 'server-http-layer'],
    ['http/handlers/tasks', 'store/tasks', 'server-handlers-call-services'],
    ['http/uploads/file', 'store/uploads/files', 'server-handlers-call-services'],
    ['im/handlers/files', 'store/uploads/files', 'server-commands-reach-chat-tables'],
    ['server', 'commands/people', 'server-server-layer'],
    ['commands/start', 'server', 'server-commands-layer'],
    ['jumble/anything', 'ports/clock', 'server-layers-complete'],
    ['store/attention', 'services/collect', 'server-store-layer'],
  ]),
  ...within('apps/mobile-web/src', [
    ['features/lives/room', 'features/home/section', 'features-stay-apart'],
    ['features/lives/link', 'routes/screens', 'features-know-no-routes'],
    ['features/lives/login', 'shell/prompt', 'features-know-no-routes'],
    ['features/lives/begin', 'start', 'features-know-no-routes'],
    ['features/lives/whole', 'App', 'features-know-no-routes'],
    ['parts/row', 'features/lives/card', 'features-on-top'],
    ['parts/toast', 'shell/toasts', 'features-on-top'],
    ['store/slice', 'features/lives/filter', 'features-on-top'],
    ['matches/list', 'routes/screens', 'features-on-top'],
  ]),
  ...within('packages/im-sdk/src', [
    ['store/list', 'rpc/calls', 'im-sdk-store-layer'],
    ['connection/line', 'rpc/calls', 'im-sdk-connection-layer'],
    ['rpc/reply', 'messages/send', 'im-sdk-rpc-layer'],
    ['groups/join', 'messages/send', 'im-sdk-nouns-meet-in-stores'],
    ['groups/all', 'create-chat', 'im-sdk-wiring-on-top'],
    ['groups/wired', 'chat-line', 'im-sdk-wiring-on-top'],
  ]),
  ...within('packages/ui/src', [
    ['basics/label', 'sport/logo', 'ui-basics-layer'],
    ['sport/video', 'live/video', 'ui-sport-layer'],
    ['live/goal', 'sport/goal', 'ui-live-layer'],
    ['chat/level', 'live/level', 'ui-chat-layer'],
    ['account/talk', 'chat/talk', 'ui-account-layer'],
    ['foundations/icon', 'basics/glyph', 'ui-foundations-layer'],
    ['util/join', 'foundations/scale', 'ui-util-layer'],
    ['basics/probe', 'conformance/probe', 'ui-basics-layer'],
    ['money/price', 'util/round', 'ui-layers-complete'],
  ]),
]
const ALLOWED = [
  ...within('apps/server/src', [
    ['http/handlers/tasks', 'services/tasks'],
    ['im/handlers/messages', 'services/screen'],
    ['im/handlers/messages', 'store/im/messages'],
    ['im/handlers/messages', 'store/schema'],
    ['services/tasks', 'store/tasks'],
    ['jobs/table', 'services/tasks'],
    ['services/tasks', 'outbox/announce'],
    ['im/deliver', 'outbox/announce'],
    ['store/tasks', 'ports/clock'],
    ['main', 'server'],
  ]),
  ...within('apps/mobile-web/src', [
    ['routes/table', 'features/lives/screen'],
    ['features/lives/screen', 'parts/row'],
    ['parts/row', 'store/slice'],
    ['api/client', 'first-calls'],
  ]),
  ...within('packages/im-sdk/src', [
    ['groups/own', 'rpc/calls'],
    ['groups/own', 'messages/unsent-store'],
  ]),
  ...within('packages/ui/src', [
    ['sport/card', 'basics/press'],
    ['chat/row', 'foundations/sizes'],
    ['basics/press', 'util/merge'],
    ['foundations/sizes', 'util/merge'],
  ]),
]

describe('the layers', () => {
  let folder
  let found

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    const imports = new Map()
    for (const [from, to] of [...FORBIDDEN, ...ALLOWED]) {
      imports.set(from, [...(imports.get(from) ?? []), to])
      imports.set(to, imports.get(to) ?? [])
    }
    for (const [file, targets] of imports) {
      const path = join(folder, `${file}.ts`)
      mkdirSync(dirname(path), { recursive: true })
      const up = '../'.repeat(file.split('/').length - 1)
      writeFileSync(path, `${targets.map((to) => `import '${up}${to}'\n`).join('')}export const here = 1\n`)
    }
    const { stdout, stderr } = spawnSync(
      join(ROOT, 'node_modules/.bin/depcruise'),
      ['--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'json', 'apps', 'packages'],
      { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 },
    )
    if (stdout === '') throw new Error(stderr)
    found = JSON.parse(stdout).summary.violations.map(({ from, to, rule }) => [
      from.replace('.ts', ''),
      to.replace('.ts', ''),
      rule.name,
    ])
  }, 300_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(FORBIDDEN)('%s may not import %s', (...row) => {
    expect(found).toContainEqual(row)
  })

  it('report a circle', () => {
    const [from, to] = ['apps/server/src/outbox/announce', 'apps/server/src/services/tasks']
    expect(found.filter(([, , rule]) => rule === 'no-cycles')).toEqual([
      [expect.stringMatching(`${from}|${to}`), expect.stringMatching(`${from}|${to}`), 'no-cycles'],
    ])
  })

  it('accept all other imports', () => {
    expect(found.filter(([, , rule]) => rule !== 'no-cycles')).toHaveLength(FORBIDDEN.length)
  })
})
