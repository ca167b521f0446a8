import type pg from 'pg'
import { expect, it } from 'vitest'
import { retryingPool, type WaitingTime } from './retrying-pool'

const gone = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })

/** Of a process that has run for long. A pause passes at once. */
const fakeTime = (): WaitingTime => {
  let now = 1_000_000
  return {
    now: () => now,
    sleep: async (ms) => {
      now += ms
      await new Promise(setImmediate)
    },
  }
}

/** A pool whose first connections are open and break with the next statement. */
const poolOf = (breaking: number) => {
  const released: boolean[] = []
  let given = 0
  const connect = async () => {
    given += 1
    const isBroken = given <= breaking
    return {
      query: async (text: string) => {
        if (isBroken) throw gone()
        return { rows: [text] }
      },
      release: (isLost = false) => released.push(isLost),
    }
  }
  return { pool: { connect } as unknown as pg.Pool, released, given: () => given }
}

it('a read is answered although more open connections have broken than it may run', async () => {
  const { pool, released, given } = poolOf(10)
  const client = await retryingPool(pool, 1_000, fakeTime()).connect()
  expect(await client.query('SELECT name FROM account', [])).toEqual({ rows: ['SELECT name FROM account'] })
  client.release()
  expect(given()).toBe(11)
  expect(released).toEqual([...Array.from({ length: 10 }, () => true), false])
})

it('a statement that may not run twice fails with its connection, and the next one gets a connection that works', async () => {
  const { pool } = poolOf(4)
  const retrying = retryingPool(pool, 1_000, fakeTime())
  const first = await retrying.connect()
  await expect(first.query('INSERT INTO account VALUES (1)', [])).rejects.toThrow('ECONNRESET')
  first.release()
  const second = await retrying.connect()
  expect(await second.query('INSERT INTO account VALUES (1)', [])).toEqual({ rows: ['INSERT INTO account VALUES (1)'] })
})

it('a connection is given back once, also when no other one comes in its place', async () => {
  const released: boolean[] = []
  let given = 0
  const connect = async () => {
    given += 1
    if (given > 1) throw gone()
    let isReleased = false
    return {
      query: () => Promise.reject(gone()),
      release: (isLost = false) => {
        if (isReleased) throw new Error('The connection was released twice.')
        isReleased = true
        released.push(isLost)
      },
    }
  }
  const client = await retryingPool({ connect } as unknown as pg.Pool, 150, fakeTime()).connect()
  await expect(client.query('SELECT name FROM account', [])).rejects.toThrow('ECONNRESET')
  client.release()
  expect(released).toEqual([true])
})

it('a caller waits for the database although another one got a connection meanwhile', async () => {
  const open = { query: async () => ({ rows: [] }), release: () => {} }
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  let isIdle = false
  let looks = 0
  const connect = async () => {
    // An open connection that was given back: the pool has it although new ones are refused.
    if (isIdle) {
      isIdle = false
      return open
    }
    looks += 1
    if (looks < 8) throw refused
    return open
  }
  const retrying = retryingPool({ connect } as unknown as pg.Pool, 1_000, fakeTime())
  const waiting = retrying.connect()
  await new Promise(setImmediate)
  isIdle = true
  await retrying.connect()
  await expect(waiting).resolves.toBeDefined()
})
