import { expect, it } from 'vitest'
import { indexedDBStorage } from '.'

it('keeps texts in IndexedDB over instances', async () => {
  const name = `test-${crypto.randomUUID()}`
  const first = indexedDBStorage(name)
  expect(await first.getItem('a')).toBeNull()
  await first.setItem('a', '進球')
  await first.setItem('a', '進球！')
  expect(await indexedDBStorage(name).getItem('a')).toBe('進球！')
})

it('closes its database when it is deleted, and opens a new one', async () => {
  const name = `test-${crypto.randomUUID()}`
  const storage = indexedDBStorage(name)
  await storage.setItem('a', '1')
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.addEventListener('success', resolve)
    request.addEventListener('blocked', reject)
  })
  expect(await storage.getItem('a')).toBeNull()
})
