import { expect, it } from 'vitest'
import { deviceName } from './device-name'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (Linux; Android 14; K) ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36`, '', 'Chrome · Android'],
  [`Mozilla/5.0 (Linux; Android 14; K) ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36`, 'Mi 14', 'Chrome · Mi 14'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Version/17.0 Mobile/15E148 Safari/604.1',
    '',
    'Safari · iPhone',
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0 Safari/537.36 Edg/130.0`, '', 'Edge · Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', '', 'Firefox · Linux'],
  ['node', '', ''],
])('names the browser and the system: %s', (agent, model, name) => {
  expect(deviceName(agent, model)).toBe(name)
})
