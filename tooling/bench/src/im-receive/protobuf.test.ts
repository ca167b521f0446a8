import { expect, it } from 'vitest'
import { delimited, field, readDelimited } from './protobuf'

it('reads what it writes, beyond a length of one byte', () => {
  const first = Buffer.concat([field(1, 300), field(4, new Uint8Array(200))])
  const bytes = Buffer.concat([delimited(first), delimited(field(5, new Uint8Array()))])
  expect(readDelimited(bytes)).toEqual([
    new Map([
      [1, 300],
      [4, 200],
    ]),
    new Map([[5, 0]]),
  ])
})
