import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endpointsOf, REGIONS } from './regions'

const appID = fc.integer({ min: 1, max: 4_294_967_295 })

describe('the regions', () => {
  it('partition all app ids: each is in exactly one range', () => {
    const ranges = REGIONS.map(({ from }, index) => ({ from, to: REGIONS[index + 1]?.from ?? Infinity }))
    expect(ranges[0]?.from).toBe(0)
    for (const { from, to } of ranges) expect(from).toBeLessThan(to)
    fc.assert(
      fc.property(appID, (id) => {
        const own = ranges.filter(({ from, to }) => from <= id && id < to)
        expect(own).toHaveLength(1)
        const { label } = REGIONS[ranges.indexOf(own[0]!)]!
        expect(endpointsOf(id, 'im.test').default).toBe(label === '' ? 'wss://im.test' : `wss://${label}.im.test`)
      }),
    )
  })

  it('are the default one and six more', () => {
    const names = ['default', 'singapore', 'korea', 'germany', 'india', 'japan', 'usa']
    expect([...new Set(REGIONS.map(({ region }) => region))]).toEqual(names)
  })

  it.each([
    [19_999_999, 'im.example.com', 'backup.im.example.com', 'anycast.im.example.com'],
    [20_000_000, 'sgp.im.example.com', 'sgp-backup.im.example.com', 'sgp-anycast.im.example.com'],
    [79_999_999, 'usa.im.example.com', 'usa-backup.im.example.com', 'usa-anycast.im.example.com'],
    [1_400_000_001, 'im.example.com', 'backup.im.example.com', 'anycast.im.example.com'],
  ])('have three hosts for app %i', (id, main, backup, anycast) => {
    expect(endpointsOf(id, 'im.example.com')).toEqual({
      default: `wss://${main}`,
      backup: `wss://${backup}`,
      anycast: `wss://${anycast}`,
    })
  })
})
