import { guardRoute, SWITCHES } from '@org/domain'
import fc from 'fast-check'
import { generatePath, matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { routes } from './rows'

const rows = Object.values(routes).map(({ path }) => ({ path }))
const ALL_OFF = Object.fromEntries(SWITCHES.map((name) => [name, '0']))
const decide = (path: string) => guardRoute(path, { switches: ALL_OFF, customerId: '900', loggedIn: false })

/** Ways to write one character of an address. */
const writtenAs = (char: string) =>
  char === '/'
    ? fc.constantFrom('/', '//')
    : fc.constantFrom(char, char.toUpperCase(), `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`)

it('guards the page that the router shows, however its address is written', () => {
  const written = fc
    .constantFrom(...rows)
    .map(({ path }) => generatePath(path, { id: '7', matchid: '7' }))
    .chain((plain) => fc.tuple(fc.constant(plain), fc.tuple(...[...plain].map(writtenAs)), fc.constantFrom('', '/')))
  fc.assert(
    fc.property(written, ([plain, chars, end]) => {
      const address = chars.join('') + end
      if (matchRoutes(rows, address, '/') === null) return
      expect([address, decide(address)]).toEqual([address, decide(plain)])
    }),
  )
  expect(decide('/live-detail/7')).toEqual({ kind: 'redirect', to: '/' })
})
