import { describe, expect, test } from 'vitest'
import { appPath, BASE_PATH, pathSegments } from '../index'

describe('the path of a route', () => {
  test.each([
    ['/m', '/'],
    ['/m/', '/'],
    ['/', '/'],
    ['', '/'],
    ['/m/score', '/score'],
    ['/score', '/score'],
    ['/m/live//lives/', '/live/lives'],
    ['/mobile/about', '/mobile/about'],
    ['/m/mobile/about', '/mobile/about'],
    ['/message', '/message'],
    ['/m/score?date=/x', '/score'],
    ['/m/score#/x', '/score'],
    ['/m/score?a=1\n/x', '/score'],
    ['/M/live%2Ddetail/7', '/live-detail/7'],
    ['/m/c2c-chatroom/%zz', '/c2c-chatroom/%zz'],
  ])('%j is %s', (path, route) => {
    expect(appPath(path)).toBe(route)
  })

  test('has segments without the base', () => {
    expect(BASE_PATH).toBe('/m')
    expect(pathSegments('/m/c2c-chatroom/7?x#y')).toEqual(['c2c-chatroom', '7'])
  })
})
