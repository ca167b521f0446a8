import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ASSET_FILES, type AssetKind, assetPath, manifestIcons } from './asset-path'
import { AVATAR_SOURCES, avatarPaths } from './avatars'
import { brands, findBrand } from './brands'

const packageRoot = join(import.meta.dirname, '..')
const KINDS = Object.keys(ASSET_FILES) as AssetKind[]

const PNG_SIZES = { touchIcon: 180, icon192: 192, icon512: 512, iconMaskable: 512 } as const

describe('assetPath', () => {
  it('names a file below /assets by folder', () => {
    expect(assetPath({ assetFolder: 'kqb' }, 'logo')).toBe('/assets/kqb/logo.svg')
    expect(assetPath(findBrand('partner33')!, 'about')).toBe('/assets/partner/about.svg')
  })

  it.each(brands)('$code has a file for every kind', (brand) => {
    expect(KINDS.filter((kind) => !existsSync(join(packageRoot, assetPath(brand, kind))))).toEqual([])
  })

  it.each(brands.filter(({ family, code }) => family !== 'partner' || code === 'partner31'))(
    '$code has home-screen icons of the sizes that systems ask for',
    (brand) => {
      for (const [kind, size] of Object.entries(PNG_SIZES) as [keyof typeof PNG_SIZES, number][]) {
        const png = readFileSync(join(packageRoot, assetPath(brand, kind)))
        expect(png.subarray(1, 4).toString('ascii')).toBe('PNG')
        expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
        expect(png.length).toBeLessThan(40 * 1024)
      }
    },
  )
})

describe('avatarPaths', () => {
  it.each([...AVATAR_SOURCES, 'unknown'])('leads to files for source %s', (source) => {
    expect(avatarPaths(source).filter((path) => !existsSync(join(packageRoot, path)))).toEqual([])
  })
})

describe('manifestIcons', () => {
  it('offers a drawing, two sizes and a maskable icon below the mount', () => {
    expect(manifestIcons({ assetFolder: 'lttu' }, '/m')).toEqual([
      { src: '/m/assets/lttu/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/m/assets/lttu/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/m/assets/lttu/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/m/assets/lttu/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ])
  })
})
