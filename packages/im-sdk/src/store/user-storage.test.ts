import { expect, it } from 'vitest'
import { FakeClock } from '../testing'
import { UserStorage } from './user-storage'

const MEGABYTE_OF_TEXT = 'x'.repeat(524_288)

const memory = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

it('keeps at most 5 MB of a user, whichever modules write them, and leaves other users theirs', () => {
  const inside = memory()
  const open = (prefix: string) => {
    const storage = new UserStorage(inside, new FakeClock())
    storage.open(prefix)
    return (name: string) => {
      storage.write(name, () => MEGABYTE_OF_TEXT)
      storage.flush()
      return inside.kept.has(prefix + name)
    }
  }
  const [conversations, reports] = [open('1_alice_'), open('1_alice_')]
  expect(['a', 'b'].map(conversations)).toEqual([true, true])
  expect(['c', 'd', 'e'].map(reports)).toEqual([true, true, false])
  expect(conversations('f')).toBe(false)
  expect(open('1_alice_b_')('a')).toBe(true)
})

it('counts the entries that exist, without deleted ones', () => {
  const inside = memory()
  for (const name of ['a', 'b', 'c', 'd']) inside.kept.set(`1_bob_${name}`, MEGABYTE_OF_TEXT)
  const storage = new UserStorage(inside, new FakeClock())
  storage.open('1_bob_')
  const write = () => {
    for (const name of ['a', 'b', 'c', 'd']) storage.read(name, () => undefined)
    storage.write('e', () => MEGABYTE_OF_TEXT)
    storage.flush()
    return inside.kept.has('1_bob_e')
  }
  expect(write()).toBe(false)
  inside.kept.delete('1_bob_a')
  expect(write()).toBe(true)
})
