import { PAGES, type Page, type PageName } from '@org/domain'
import { expect, it } from 'vitest'
import { SCREENS } from './screens'

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const isBuilt = (name: PageName) => SCREENS[name] !== undefined

it('leads only to pages whose screen is built', () => {
  const named = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\bpagePath\('(\w+)'/g)].map(([, name]) => name as PageName),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !isBuilt(name))).toEqual([])
})

it('leads back only to pages whose screen is built', () => {
  const backs = (Object.keys(SCREENS) as PageName[]).map((name): Page['back'] => PAGES[name].back)
  expect(backs.filter((name) => name !== null && !isBuilt(name as PageName))).toEqual([])
})
