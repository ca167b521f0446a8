import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { additionOf } from './index.mjs'

const root = new URL('../../../', import.meta.url)
const files = {
  read: (path) => (existsSync(new URL(path, root)) ? readFileSync(new URL(path, root), 'utf8') : null),
  list: (folder) => readdirSync(new URL(folder, root)),
}
const added = (addition) => additionOf(addition, files).changed
const nounsOf = (folder) =>
  files.list(folder).flatMap((file) => (file === 'index.ts' ? [] : [file.replace(/\.ts$/, '')]))
/** The changed files that name the addition, as code: an addition that is no code is refused. */
const naming = (changed, name) => [...changed].filter(([, text]) => new RegExp(`\\b${name}\\b`).test(text)).length
const CONTRACT = 'packages/api-client/src/contract'
const PROTOCOL = 'packages/im-sdk/src/protocol'

describe('a new endpoint', () => {
  it.each(nounsOf(`${CONTRACT}/endpoints`))('of %s is in its row, bodies, handler and record', (noun) => {
    for (const mutation of [false, true]) {
      const changed = added({ kind: 'endpoint', name: 'probeCall', noun, mutation })
      expect(changed.size).toBe(4)
      expect(naming(changed, 'probeCall')).toBe(4)
    }
  })

  it('of a noun that exists changes its schema, its row, its handler and its record, and no index', () => {
    const changed = added({ kind: 'endpoint', name: 'probeCall', noun: 'coupons' })
    expect([...changed.keys()]).toEqual([
      `${CONTRACT}/schemas/coupons.ts`,
      `${CONTRACT}/endpoints/coupons.ts`,
      'apps/server/src/http/handlers/coupons.ts',
      'apps/server/test/contract/coupons.ts',
    ])
    const row = changed.get(`${CONTRACT}/endpoints/coupons.ts`)
    expect(row).toContain("query('probeCall'")
    expect(row).toMatch(/couponRows = \{.* probeCall \}/)
  })

  it('goes to the handlers of its rows, whatever their file is called', () => {
    const changed = added({ kind: 'endpoint', name: 'getShots', noun: 'match-details' })
    expect(changed.get('apps/server/src/http/handlers/matches.ts')).toContain('getShots: (request')
  })

  it('of a new noun is in all indexes', () => {
    const changed = added({ kind: 'endpoint', name: 'saveSticker', noun: 'stickers', mutation: true })
    expect(changed.get(`${CONTRACT}/endpoints/stickers.ts`)).toContain('import { mutation } from')
    expect(changed.get(`${CONTRACT}/endpoints/index.ts`)).toContain("'./stickers'")
    for (const index of [
      `${CONTRACT}/catalogue.ts`,
      'apps/server/src/http/handlers/index.ts',
      'apps/server/test/contract/index.ts',
    ])
      expect(changed.get(index)).toMatch(/\.\.\.sticker(Rows|Handlers|Cases),\n\}/)
  })
})

describe('a new chat command', () => {
  it.each(nounsOf(`${PROTOCOL}/commands`))('of %s is in its row, bodies, handler, record and kit case', (noun) => {
    const changed = added({ kind: 'command', name: 'probeCommand', noun, keyed: true })
    expect(changed.size).toBe(5)
    expect(naming(changed, 'probeCommand')).toBe(5)
    const [kit] = [...changed].find(([path]) => path.startsWith('tooling/conformance'))
    expect(changed.get(kit), kit).toMatch(/type Names =[^=]*'probeCommand'\n/)
    const [handlers] = [...changed].find(([path]) => path.startsWith('apps/server/src'))
    expect(changed.get(handlers)).not.toMatch(/type Rows = Pick<(?![^>]*'probeCommand')/)
  })

  it('of a noun that exists changes no index, and a keyed one has a request that is counted', () => {
    const changed = added({ kind: 'command', name: 'resetGroupCounters', noun: 'counters', keyed: true })
    expect([...changed.keys()]).toEqual([
      `${PROTOCOL}/commands/counters.ts`,
      `${PROTOCOL}/schemas/counters.ts`,
      'apps/server/src/im/handlers/counters.ts',
      'apps/server/test/contract/chat/counters.ts',
      'tooling/conformance/src/cases/group-values.ts',
    ])
    expect(changed.get('apps/server/test/contract/chat/counters.ts')).toContain('keyed: async (world')
    expect(changed.get('tooling/conformance/src/cases/group-values.ts')).toContain("| 'resetGroupCounters'")
  })

  it('of a new noun is in all indexes', () => {
    const changed = added({ kind: 'command', name: 'setStickers', noun: 'stickers' })
    expect(changed.get(`${PROTOCOL}/commands/index.ts`).match(/stickerCommands,/g)).toHaveLength(2)
    for (const index of [
      'apps/server/src/im/handlers',
      'apps/server/test/contract/chat',
      'tooling/conformance/src/cases',
    ])
      expect(changed.get(`${index}/index.ts`)).toMatch(/\.\.\.sticker(s|Cases),\n\}/)
  })
})

describe('a new screen', () => {
  it.each(nounsOf('apps/mobile-web/src/routes/screens'))('of the area %s is in its rows', (area) => {
    expect(naming(added({ kind: 'screen', name: 'probeShop', area }), 'probeShop')).toBe(5)
  })

  it('has a row of its page, texts in both languages and a test', () => {
    const changed = added({ kind: 'screen', name: 'probeShop', area: 'money' })
    expect([...changed.keys()]).toEqual([
      'packages/domain/src/pages/rows/money.ts',
      'apps/mobile-web/src/routes/screens/money.ts',
      'apps/mobile-web/src/i18n/locales/cn/probeShop.ts',
      'apps/mobile-web/src/i18n/locales/pt-br/probeShop.ts',
      'apps/mobile-web/src/features/probe-shop/ProbeShopScreen.tsx',
      'apps/mobile-web/src/features/probe-shop/probe-shop.test.tsx',
    ])
    expect(changed.get('packages/domain/src/pages/rows/money.ts')).toContain("probeShop: { path: '/probe-shop'")
  })
})

it.each([
  [{ kind: 'table', name: 'stickers' }, 'Unknown kind "table"'],
  [{ kind: 'endpoint', name: 'Get-stickers', noun: 'stickers' }, 'is no name in camel case'],
  [{ kind: 'endpoint', name: 'getStickers' }, '--noun is missing'],
  [{ kind: 'constructor', name: 'stickers', noun: 'stickers' }, 'Unknown kind "constructor"'],
  [{ kind: 'endpoint', name: 'delete', noun: 'stickers' }, 'is no name in camel case'],
  [{ kind: 'endpoint', name: 'getCoupons', noun: 'wallet' }, 'has an endpoint getCoupons already'],
  [{ kind: 'endpoint', name: 'probeCall', noun: 'wallet', path: "/a'b" }, '--path has the wrong form'],
  [{ kind: 'endpoint', name: 'probeCall', noun: 'wallet', keyed: true }, '--keyed says nothing of this kind'],
  [{ kind: 'command', name: 'getTopicList', noun: 'groups' }, 'has a command getTopicList already'],
  [{ kind: 'command', name: 'probeCommand', noun: 'groups', wire: 'a`${b}' }, '--wire has the wrong form'],
  [{ kind: 'screen', name: 'coupons', area: 'money' }, 'has a screen coupons already'],
  [{ kind: 'screen', name: 'probeShop', area: 'share' }, 'no screen is of the area share'],
])('an addition that cannot be made is refused: %o', (addition, message) => {
  expect(() => additionOf(addition, files)).toThrow(message)
})
