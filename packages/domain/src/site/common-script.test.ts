import { expect, test } from 'vitest'
import { instant, commonScriptUrl } from '../index'

const settings = { enabled: true, host: 'https://api.example', hosts: ['api.example', 'other.example:8443'] }
const url = (fields: Partial<typeof settings>) => commonScriptUrl({ ...settings, ...fields }, instant(1_700_000_000.9))

test.each(['https://api.example', 'https://api.example/', 'https://api.example//', 'HTTPS://API.example'])(
  'the script comes from %s',
  (host) => {
    expect(url({ host })).toBe(`${host.replace(/\/+$/, '')}/webapi/home/getCommonScript?t=1700000000`)
  },
)

test('the port counts', () => {
  expect(url({ host: 'https://other.example:8443' })).toBe(
    'https://other.example:8443/webapi/home/getCommonScript?t=1700000000',
  )
  expect(url({ host: 'https://other.example' })).toBeNull()
})

test.each([
  'http://api.example',
  'https://evil.example',
  'https://api.example/x',
  'https://api.example?x',
  'https://api.example#x',
  'xhttps://api.example',
  'api.example',
  '',
])('it does not come from %j', (host) => {
  expect(url({ host })).toBeNull()
})

test('it is not loaded while it is turned off', () => {
  expect(url({ enabled: false })).toBeNull()
})
