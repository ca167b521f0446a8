import { expect, it } from 'vitest'
import { trackerScript } from './tracker-script'

const site = {
  trackers: [
    { host: 'a.example', script: 'https://stats.a.example/visit.js' },
    { host: 'b.example', script: 'https://stats.b.example/visit.js' },
  ],
}

it.each([
  ['a.example', 'https://stats.a.example/visit.js'],
  ['m.b.example', 'https://stats.b.example/visit.js'],
  ['nota.example', null],
  ['a.example.org', null],
  ['localhost', null],
])('on host %s runs %s', (host, script) => {
  expect(trackerScript(site, host)).toBe(script)
})
