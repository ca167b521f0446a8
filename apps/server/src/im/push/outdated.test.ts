import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Connection } from '../gateway/connection'
import { AT_ONCE, Outdated } from './outdated'

const NOBODY = new Set<never>()

/** Users are told when the test lets them be. */
const held = () => {
  const told: [userID: string, convIDs: readonly string[]][] = []
  const errors: unknown[] = []
  const running: { resolve: () => void; reject: (reason: Error) => void }[] = []
  const outdated = new Outdated(
    (_connections, userID, convIDs) => {
      told.push([userID, convIDs])
      return new Promise<void>((resolve, reject) => running.push({ resolve, reject }))
    },
    (error) => errors.push(error),
  )
  const add = (userID: string, ...convIDs: string[]) => outdated.add(NOBODY, userID, convIDs)
  return { told, errors, running, add }
}

it('a new name that hundreds see is told to a few at a time, and to all', async () => {
  const { told, running, add } = held()
  const users = Array.from({ length: 500 }, (_, index) => `user${index}`)
  for (const userID of users) add(userID, 'c2c:a:b')
  for (let done = 0; done < users.length; done += 1) {
    expect(told).toHaveLength(Math.min(users.length, done + AT_ONCE))
    running[done]?.resolve()
    await setImmediate()
  }
  expect(told.map(([userID]) => userID)).toEqual(users)
})

it('what comes for a user who waits is told at once with the rest', async () => {
  const { told, running, add } = held()
  for (let index = 0; index < AT_ONCE; index += 1) add(`user${index}`, 'c2c:a:b')
  for (const convID of ['c2c:a:z', 'c2c:b:z', 'c2c:a:z']) add('z', convID)
  running[0]?.resolve()
  await expect.poll(() => told.length).toBe(AT_ONCE + 1)
  expect(told.at(-1)).toEqual(['z', ['c2c:a:z', 'c2c:b:z']])
})

it('who waits is told on the devices of the newest event', async () => {
  const told: ReadonlySet<unknown>[] = []
  let goOn = () => {}
  const outdated = new Outdated(
    (connections) => {
      told.push(connections)
      return new Promise((resolve) => (goOn = resolve))
    },
    () => {},
  )
  for (let index = 0; index < AT_ONCE; index += 1) outdated.add(NOBODY, `user${index}`, ['c2c:a:b'])
  const [phone, tablet] = [{} as Connection, {} as Connection]
  outdated.add(new Set([phone]), 'z', ['c2c:a:z'])
  outdated.add(new Set([phone, tablet]), 'z', ['c2c:b:z'])
  goOn()
  await expect.poll(() => told.length).toBe(AT_ONCE + 1)
  expect(told.at(-1)).toEqual(new Set([phone, tablet]))
})

it('a user who cannot be told keeps nobody else waiting', async () => {
  const { told, errors, running, add } = held()
  for (let index = 0; index <= AT_ONCE; index += 1) add(`user${index}`, 'c2c:a:b')
  running[0]?.reject(new Error('no connection'))
  await expect.poll(() => told.length).toBe(AT_ONCE + 1)
  expect(errors).toHaveLength(1)
})
