import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SPEC_PAGES } from '../../test/spec-pages'
import { pageOf, pagePath, PAGES, type Page, type PageName } from '../index'

const rows = Object.entries<Page>(PAGES)
const pathsOf = ({ path, aliases = [] }: Page) => [path, ...aliases]

/** The row at an address. */
const rowAt = (address: string): Page | null => {
  const match = pageOf(address)
  return match && PAGES[match.name]
}

describe('the pages of the specification', () => {
  test.each(SPEC_PAGES)('%s is at %s', (path, address, guard, chrome) => {
    const row = rowAt(address)
    expect(row && pathsOf(row)).toContain(path)
    expect(row?.guard?.join(' or ') ?? (row?.needs === 'member' ? 'login' : null)).toBe(guard)
    expect(row?.chrome ?? 'app').toBe(chrome)
  })

  test('are all pages there are, besides those marked as ours', () => {
    const specified = new Set(SPEC_PAGES.map(([path]) => path))
    for (const [name, row] of rows)
      expect([name, pathsOf(row).every((path) => !specified.has(path))]).toEqual([name, row.ours ?? false])
    const paths = rows.filter(([, row]) => !row.ours).flatMap(([, row]) => pathsOf(row))
    expect(paths.filter((path) => !specified.has(path))).toEqual([])
  })
})

describe('an address', () => {
  /** One pattern, or null, for each segment; a parameter is null. */
  const shapesOf = (path: string): (string | null)[][] => {
    const tokens = path.slice(1).split('/')
    const shape = tokens.map((token) => (token.startsWith(':') ? null : token))
    return path.endsWith('?') ? [shape, shape.slice(0, -1)] : [shape]
  }
  const meet = (a: (string | null)[], b: (string | null)[]) =>
    a.length === b.length && a.every((token, at) => token === null || b[at] === null || token === b[at])

  test('is of one page at most', () => {
    const shapes = rows
      .flatMap(([, row]) => pathsOf(row))
      .flatMap((path) => shapesOf(path).map((shape) => ({ path, shape })))
    const doubles = shapes.flatMap((one, at) => shapes.slice(at + 1).filter((other) => meet(one.shape, other.shape)))
    expect(doubles).toEqual([])
  })

  test.each([
    ['/', null],
    ['/nowhere', null],
    ['/score/detail', null],
    ['/score/detail/football/7/x', null],
    ['/live-detail', null],
    ['/live-detail/0', null],
    ['/live-detail/-1', null],
    ['/live-detail/1e3', null],
    ['/live-detail/99999999999999999999', null],
    ['/set/avatar', null],
    ['/share/match/esport/7', null],
    ['/constructor', null],
    ['/score/detail/7', { name: 'footballDetail', params: { matchid: 7 }, canonical: '/score/detail/football/7' }],
    ['/score/detail/football/007', { name: 'footballDetail', params: { matchid: 7 }, canonical: null }],
    ['/set/NickName', { name: 'set', params: { type: 'nickname' }, canonical: null }],
    ['/rec-category', { name: 'videoCategory', params: {}, canonical: null }],
    ['/rec-category/7', { name: 'videoCategory', params: { id: 7 }, canonical: null }],
    ['/c2c-chatroom/a%2FB', { name: 'chatRoom', params: { id: 'a/B' }, canonical: null }],
    ['/c2c-feedback/group/g1', { name: 'chatReport', params: { type: 'group', gid: 'g1' }, canonical: null }],
    ['/chat-group/anchor/g1', { name: 'anchorGroup', params: { id: 'g1' }, canonical: null }],
    ['/chat-group/anchor', { name: 'chatGroup', params: { id: 'anchor' }, canonical: null }],
  ])('%s is %j', (address, match) => {
    expect(pageOf(address)).toEqual(match)
  })

  test('is of the same page however it is written', () => {
    const writtenAs = (char: string) =>
      char === '/'
        ? fc.constantFrom('/', '//')
        : fc.constantFrom(char, char.toUpperCase(), `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`)
    const written = fc
      .constantFrom(...SPEC_PAGES.map(([, address]) => address))
      .chain((plain) => fc.tuple(fc.constant(plain), ...[...plain].map(writtenAs)))
    fc.assert(
      fc.property(written, ([plain, ...chars]) => {
        expect(pageOf(`/m${chars.join('')}/?x=1`)?.name).toBe(pageOf(plain)?.name)
      }),
    )
  })

  test('is made by name and leads back to the page', () => {
    for (const [, address] of SPEC_PAGES) {
      const match = pageOf(address)
      // The parameters of an address belong to the page that it names.
      const path = match && pagePath(match.name, ...([match.params] as unknown as []))
      expect(path).toBe(match?.canonical ?? address)
      expect(pageOf(path ?? '')).toEqual({ ...match, canonical: null })
    }
  })
})

describe('back', () => {
  test('leads from page to page to one that has none', () => {
    const steps = (name: PageName, seen: PageName[] = []): number => {
      const { back }: Page = PAGES[name]
      expect(seen).not.toContain(name)
      return back === null ? 0 : 1 + steps(back as PageName, [...seen, name])
    }
    for (const name of Object.keys(PAGES) as PageName[]) expect(steps(name)).toBeLessThan(6)
  })
})

test('an address does not compile without its parameters, or with a wrong word', () => {
  // @ts-expect-error the id is missing
  expect(pagePath('liveDetail', {})).toBe('/live-detail')
  // @ts-expect-error the id is a number
  expect(pagePath('liveDetail', { id: '7' })).toBe('/live-detail/7')
  // @ts-expect-error there is no such word
  expect(pagePath('set', { type: 'avatar' })).toBe('/set/avatar')
  expect(pagePath('set', { type: 'nickname' })).toBe('/set/nickname')
  expect(pagePath('videoCategory')).toBe('/rec-category')
})
