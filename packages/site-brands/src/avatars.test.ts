import { describe, expect, it } from 'vitest'
import { AVATAR_SOURCES, avatarPaths } from './avatars'

describe('avatarPaths', () => {
  it('has choices of their own for the sources 1 to 10, 25, 30, 38 and 3001 to 3003', () => {
    expect(AVATAR_SOURCES).toEqual([
      ...Array.from({ length: 10 }, (_, i) => `${i + 1}`),
      '25',
      '30',
      '38',
      '3001',
      '3002',
      '3003',
    ])
    for (const source of AVATAR_SOURCES) expect(avatarPaths(source)[0]).toBe(`/assets/avatars/${source}/1.svg`)
  })

  it.each([
    ['11', '7'],
    ['12', '7'],
    ['904', '9'],
    ['3004', '9'],
    ['3008', '9'],
    ['1712', '9'],
    ['31', 'neutral'],
    ['no such source', 'neutral'],
  ])('gives source %s the choices of set %s', (source, set) => {
    expect(avatarPaths(source)).toHaveLength(6)
    for (const path of avatarPaths(source)) expect(path).toMatch(new RegExp(`^/assets/avatars/${set}/[1-6]\\.svg$`))
  })

  it('never offers the same picture twice', () => {
    expect(new Set(avatarPaths(9)).size).toBe(6)
  })
})
