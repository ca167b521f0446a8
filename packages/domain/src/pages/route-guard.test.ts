import { describe, expect, test } from 'vitest'
import { SPEC_PAGES } from '../../test/spec-pages'
import { guardRoute, type SwitchName, type Switches } from '../index'

const visit = (path: string, switches: Switches = {}, loggedIn = false, customerId = '900') => {
  const decision = guardRoute(path, { switches, loggedIn, customerId })
  return decision.kind === 'redirect' ? decision.to : decision.kind
}

/** Every character but the slashes percent-encoded. */
const encodedFully = (path: string) =>
  path.replace(/[^/]/g, (char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`)

const GUARDED = SPEC_PAGES.flatMap(([, address, guard]): [string, SwitchName[]][] =>
  guard === null || guard === 'login' ? [] : [[address, guard.split(' or ') as SwitchName[]]],
)

describe.each(GUARDED)('%s', (path, needed) => {
  test('opens when none of its switches exists', () => {
    expect(visit(path)).toBe('allow')
  })

  test('opens when one of its switches is on', () => {
    for (const name of needed) {
      const others = Object.fromEntries(needed.map((other) => [other, '0']))
      expect(visit(path, { ...others, [name]: '1' })).toBe('allow')
    }
  })

  test('leads home when those of its switches that exist are off', () => {
    for (const name of needed) {
      expect(visit(path, { [name]: '0' })).toBe('/')
      expect(visit(`/m${path}`, { [name]: 'on' })).toBe('/')
    }
  })

  test('is guarded however its address is written', () => {
    const off = Object.fromEntries(needed.map((name) => [name, '0']))
    for (const written of [path.toUpperCase(), encodedFully(path), path.replaceAll('/', '//'), `${path}/`]) {
      expect([written, visit(written, off)]).toEqual([written, '/'])
      expect(visit(`/M${written}`, off)).toBe('/')
    }
  })

  test('opens under /mobile', () => {
    const off = Object.fromEntries(needed.map((name) => [name, '0']))
    expect(visit(`/mobile${path}`, off)).toBe('allow')
    expect(visit(`/m/mobile${path}`, off)).toBe('allow')
  })
})

test.each([
  '/',
  '/score',
  '/data',
  '/data/other',
  '/balance-sheet',
  '/constructor',
  '/data/constructor',
  '/toString/x',
  '/c2c-chatroom',
  '/c2c-chatroom/900/x',
])('%s has no guard', (path) => {
  const off = { balance: '0', ai_model: '0', userchat: '0' }
  expect(visit(path, off)).toBe('allow')
})

describe('the chat with customer service', () => {
  const on: Switches = { customer_entry: '1', userchat: '0' }

  test('is open to a member with customer_entry, although userchat is off', () => {
    expect(visit('/c2c-chatroom/900', on, true)).toBe('allow')
  })

  test('leads a visitor to login', () => {
    expect(visit('/c2c-chatroom/900', on, false)).toBe('/login')
    expect(visit('/c2c-chatroom/900', { customer_entry: '1', userchat: '1' }, false)).toBe('/login')
  })

  test('is the same under an encoded id, and another one in another case', () => {
    expect(visit('/C2C-chatroom/%39%30%30', on, true)).toBe('allow')
    expect(visit('/c2c-chatroom/Help', on, true, 'help')).toBe('/')
  })

  test('is a chat like any other without customer_entry', () => {
    expect(visit('/c2c-chatroom/900', { customer_entry: '0', userchat: '0' }, true)).toBe('/')
    expect(visit('/c2c-chatroom/900', { userchat: '1' }, true)).toBe('allow')
  })

  test('opens nothing else', () => {
    expect(visit('/c2c-chatroom/901', on, true)).toBe('/')
    expect(visit('/balance', { ...on, balance: '0' }, true)).toBe('/')
  })
})

test('the invite page asks a visitor to log in, under /mobile too', () => {
  expect(visit('/invite')).toBe('ask-login')
  expect(visit('/m/mobile/invite')).toBe('ask-login')
  expect(visit('/invite', {}, true)).toBe('allow')
  expect(visit('/mobile/about')).toBe('allow')
  expect(visit('/score/invite')).toBe('allow')
})
