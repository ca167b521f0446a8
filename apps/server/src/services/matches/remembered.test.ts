import { expect, it } from 'vitest'
import { remembered } from './remembered'

const deferred = () => {
  let fail: (error: Error) => void = () => {}
  const promise = new Promise<string>((_, reject) => (fail = reject))
  return { promise, fail: () => fail(new Error('The database is away.')) }
}

it('computes once for equal facts, and again for those that were forgotten', async () => {
  const known = remembered<string>(2)
  const computed: string[] = []
  const get = (version: string) => known(version, () => (computed.push(version), version.toUpperCase()))
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['A', 'A', 'B'])
  await get('a')
  await get('c')
  await get('a')
  expect(computed).toEqual(['a', 'b', 'c'])
  await get('b')
  expect(computed).toEqual(['a', 'b', 'c', 'b'])
})

it('computes again what has failed, but not what has replaced it meanwhile', async () => {
  const known = remembered<string>(1)
  const slow = deferred()
  const first = known('a', () => slow.promise)
  await known('b', () => 'B')
  expect(await known('a', () => 'A')).toBe('A')
  slow.fail()
  await expect(first).rejects.toThrow('away')
  expect(await known('a', () => 'A again')).toBe('A')

  await expect(known('b', () => Promise.reject(new Error('The database is away.')))).rejects.toThrow('away')
  expect(await known('b', () => 'B')).toBe('B')
})
