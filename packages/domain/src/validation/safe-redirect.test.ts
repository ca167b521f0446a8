import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safePath, safeUrl } from '../index'

describe('a path to go back to', () => {
  test.each([
    '/',
    '/score',
    '/m/live-detail/7?x=1#top',
    '/search?q=%E8%B6%B3',
    '/search?q=足球',
    '/x?u=https://a.example//b',
  ])('%j is safe', (path) => {
    expect(safePath(path)).toBe(path)
  })

  test.each([
    '',
    'score',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/x\\y',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/ /evil.example',
    ' /score',
    '/score\u0000',
    '/\u00a0x',
    '/\u007f',
    '/\ud800',
    'https://evil.example',
    'javascript:alert(1)',
    null,
    undefined,
    7,
    ['/score'],
  ])('%j is not', (path) => {
    expect(safePath(path)).toBeNull()
  })

  test('never leaves the origin, whatever the text', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', 'a', ':', '@', '?', '#', '\t', '%2f', 'https:', 'evil.example')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = safePath(`/${pieces.join('')}`)
        const url = new URL(path ?? '/', 'https://app.example')
        expect(url.origin).toBe('https://app.example')
        expect(url.pathname.startsWith('//')).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a URL to go on to', () => {
  const hosts = ['a.example', 'https://b.example/', 'http://c.example:8080', 'D.Example:443', '', 'E.Example:81']

  test.each([
    'https://a.example',
    'http://a.example/x',
    'https://A.EXAMPLE/x?y#z',
    'https://a.example:443/x',
    'http://a.example:80',
    'https://b.example?x',
    'https://b.example#x',
    'http://b.example/',
    'http://c.example:8080/x',
    'https://c.example:8080/x',
    'https://d.example/',
    'HTTPS://a.example/',
    'http://e.example:81/',
    'HTTP://E.EXAMPLE:81/',
  ])('%s may be followed', (url) => {
    expect(safeUrl(url, hosts)).toBe(url)
  })

  test.each([
    '',
    'a.example',
    '//a.example',
    'https://evil.example',
    'https://a.example.evil.example',
    'https://evil-a.example',
    'https://a.example@evil.example/',
    'https://a.example:x@evil.example/',
    'https://evil.example/https://a.example',
    'https://evil.example?https://a.example',
    'https://a.example\\@evil.example',
    'https://a.example:8443/',
    'https://a.example:443443/',
    'https://c.example/',
    'http://d.example/',
    'javascript:alert(1)',
    'javascript://a.example/%0aalert(1)',
    'data:text/html,x',
    'ftp://a.example/',
    ' https://a.example',
    'https://a.example/\n',
    'https://a.example/足',
    'https://',
    'https:///a.example',
    'xhttps://a.example',
    'https://x.https://a.example',
    null,
    ['https://a.example'],
    7,
  ])('%j may not', (url) => {
    expect(safeUrl(url, hosts)).toBeNull()
  })

  test('no URL is allowed without configured hosts', () => {
    expect(safeUrl('https://a.example', [])).toBeNull()
    expect(safeUrl('https://', [''])).toBeNull()
  })

  test('an allowed URL leads to a configured host, as a browser reads it', () => {
    const piece = fc.constantFrom(
      'https://',
      'http:',
      '//',
      '/',
      'a.example',
      'evil.example',
      '@',
      ':',
      '80',
      '\\',
      '?',
      '#',
      '.',
    )
    const start = fc.constantFrom('https://a.example', 'http://a.example:80', 'https://', '')
    fc.assert(
      fc.property(start, fc.array(piece, { maxLength: 5 }), (scheme, pieces) => {
        const url = safeUrl(`${scheme}${pieces.join('')}`, ['a.example'])
        expect(url === null ? 'a.example' : new URL(url).host).toBe('a.example')
      }),
      { numRuns: 2000 },
    )
  })
})
