import { expect, test } from 'vitest'
import { mayGoFullScreen, modeOfQuery, MODES, platformWord, ROOT_FONT, rootFontSize } from '../index'

test('the query names a mode', () => {
  expect(MODES).toEqual(['light', 'dark'])
  expect([modeOfQuery('dark'), modeOfQuery('light'), modeOfQuery('blue'), modeOfQuery(null)]).toEqual([
    'dark',
    'light',
    null,
    null,
  ])
})

test('the root font is a tenth of the width, at most 54 px', () => {
  expect(ROOT_FONT).toEqual({ divisor: 10, maxPx: 54, minTextPx: 12 })
  expect([320, 375, 540, 541].map(rootFontSize)).toEqual([32, 37.5, 54, 54])
})

test.each([
  [false, false, 'h5', false],
  [true, false, 'ios', true],
  [false, true, 'ios', true],
])('iOS app %s, iOS site %s: platform %s, full screen %s', (iosApp, iosSite, word, fullScreen) => {
  expect(platformWord({ iosApp, iosSite })).toBe(word)
  expect(mayGoFullScreen({ iosApp, iosSite })).toBe(fullScreen)
})
