import { describe, expect, it } from 'vitest'
import { Connection, type Output } from './connection'
import { GATEWAY_LIMITS } from './limits'

const output: Output = { address: '', wire: 'text', send: () => {}, close: () => {}, terminate: () => {} }

describe('Connection', () => {
  it('runs tasks one after the other, also after one has failed', async () => {
    const connection = new Connection('x', output, 0, GATEWAY_LIMITS)
    const done: string[] = []
    const task = (name: string, ms: number) => async () => {
      await new Promise((resolve) => setTimeout(resolve, ms))
      done.push(name)
      if (name === 'second') throw new Error(name)
    }
    const results = await Promise.allSettled([
      connection.inOrder(task('first', 20)),
      connection.inOrder(task('second', 5)),
      connection.inOrder(task('third', 0)),
    ])
    expect(done).toEqual(['first', 'second', 'third'])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })
})
