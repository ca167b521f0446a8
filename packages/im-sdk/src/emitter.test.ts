import { describe, expect, it } from 'vitest'
import { Emitter } from './emitter'

const start = () => {
  const thrown: unknown[] = []
  return { emitter: new Emitter((error) => thrown.push(error)), thrown }
}

describe('events', () => {
  it('give handlers the name and the data, in the order of registration', () => {
    const { emitter } = start()
    const heard: unknown[] = []
    emitter.on('netStateChange', (event) => heard.push(['first', event]))
    emitter.on('netStateChange', (event) => heard.push(['second', event]))
    emitter.emit('netStateChange', { state: 'connected' })
    const event = { name: 'netStateChange', data: { state: 'connected' } }
    expect(heard).toEqual([
      ['first', event],
      ['second', event],
    ])
  })

  it('reach a `once` handler one time, and a removed one never', () => {
    const { emitter } = start()
    let once = 0
    let taken = 0
    const handler = () => (taken += 1)
    emitter.once('sdkStateReady', () => (once += 1))
    emitter.on('sdkStateReady', handler)
    emitter.emit('sdkStateReady', undefined)
    emitter.off('sdkStateReady', handler)
    emitter.emit('sdkStateReady', undefined)
    expect([once, taken]).toEqual([1, 1])
    expect(emitter.isHeard('sdkStateReady')).toBe(false)
  })

  it('call a handler on its context, and no longer when it is removed with this context', () => {
    const { emitter } = start()
    const counter = {
      count: 0,
      add(this: { count: number }) {
        this.count += 1
      },
    }
    emitter.on('sdkStateReady', counter.add, counter)
    const other = { count: 0 }
    emitter.on('sdkStateReady', counter.add, other)
    emitter.emit('sdkStateReady', undefined)
    emitter.off('sdkStateReady', counter.add, counter)
    emitter.emit('sdkStateReady', undefined)
    expect([counter.count, other.count]).toEqual([1, 2])
  })

  it('reach all handlers although one throws, removes itself or emits another event', () => {
    const { emitter, thrown } = start()
    const heard: string[] = []
    const leaves = () => {
      heard.push('leaves')
      emitter.off('sdkStateReady', leaves)
      emitter.emit('sdkStateNotReady', undefined)
    }
    emitter.on('sdkStateReady', leaves)
    emitter.on('sdkStateReady', () => {
      throw new Error('mistake')
    })
    emitter.on('sdkStateReady', () => heard.push('last'))
    emitter.on('sdkStateNotReady', () => heard.push('nested'))
    emitter.emit('sdkStateReady', undefined)
    emitter.emit('sdkStateReady', undefined)
    expect(heard).toEqual(['leaves', 'nested', 'last', 'last'])
    expect(thrown).toHaveLength(2)
  })
})
