import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { additionOf } from './index.mjs'

const root = new URL('../../../', import.meta.url)
const files = {
  read: (path) => (existsSync(new URL(path, root)) ? readFileSync(new URL(path, root), 'utf8') : null),
  list: (folder) => readdirSync(new URL(folder, root)),
}
const added = (addition) => additionOf(addition, files).changed
const CONTRACT = 'packages/api-client/src/contract'
const PROTOCOL = 'packages/im-sdk/src/protocol'

describe('a new endpoint', () => {
  it('of a noun that exists changes its schema, its row, its handler and its record, and no index', () => {
    const changed = added({ kind: 'endpoint', name: 'getSpentCoupons', noun: 'coupons' })
    expect([...changed.keys()]).toEqual([
      `${CONTRACT}/schemas/coupons.ts`,
      `${CONTRACT}/endpoints/coupons.ts`,
      'apps/server/src/http/handlers/coupons.ts',
      'apps/server/test/contract/coupons.ts',
    ])
    const row = changed.get(`${CONTRACT}/endpoints/coupons.ts`)
    expect(row).toContain("query('getSpentCoupons'")
    expect(row).toMatch(/couponRows = \{ getSpentCoupons, /)
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
  it('has a row of its page, texts in both languages and a test', () => {
    const changed = added({ kind: 'screen', name: 'stickerShop', area: 'money' })
    expect([...changed.keys()]).toEqual([
      'packages/domain/src/pages/rows/money.ts',
      'apps/mobile-web/src/routes/screens/money.ts',
      'apps/mobile-web/src/i18n/locales/cn/stickerShop.ts',
      'apps/mobile-web/src/i18n/locales/pt-br/stickerShop.ts',
      'apps/mobile-web/src/features/sticker-shop/StickerShopScreen.tsx',
      'apps/mobile-web/src/features/sticker-shop/sticker-shop.test.tsx',
    ])
    expect(changed.get('packages/domain/src/pages/rows/money.ts')).toContain("stickerShop: { path: '/sticker-shop'")
  })
})

it.each([
  [{ kind: 'table', name: 'stickers' }, 'Unknown kind "table"'],
  [{ kind: 'endpoint', name: 'Get-stickers', noun: 'stickers' }, 'is no name in camel case'],
  [{ kind: 'endpoint', name: 'getStickers' }, '--noun is missing'],
  [{ kind: 'screen', name: 'coupons', area: 'money' }, 'exists already'],
])('an addition that cannot be made is refused: %o', (addition, message) => {
  expect(() => additionOf(addition, files)).toThrow(message)
})
