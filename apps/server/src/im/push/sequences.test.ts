import { describe, expect, it } from 'vitest'
import { shiftedClock } from '../../../test/shifted-clock'
import type { AppendedMessage, NewMessage } from '../../store/im/messages'
import { Sequences, type Outgoing, type SequencesOptions, type Stored } from './sequences'

/** A store whose transactions the test commits. */
const setUp = (options: Partial<SequencesOptions> = {}) => {
  const batches: { readonly messages: readonly NewMessage[]; commit: () => void; fail: () => void }[] = []
  const stored: Stored[] = []
  const counts = new Map<string, number>()
  const clock = shiftedClock()
  const sequences = new Sequences({
    clock,
    append: (messages, now) =>
      new Promise((resolve, reject) => {
        batches.push({
          messages,
          commit: () =>
            resolve(
              messages.map(({ convID }): AppendedMessage => {
                counts.set(convID, (counts.get(convID) ?? 0) + 1)
                return { sequence: counts.get(convID) ?? 0, time: now, isNew: true }
              }),
            ),
          fail: () => reject(new Error('the store is away')),
        })
      }),
    onStored: (batch) => stored.push(...batch),
    onError: () => {},
    ...options,
  })
  return { clock, sequences, batches, stored }
}

const outgoing = (convID: string, random: number): Outgoing => ({
  origin: 'x',
  message: { convID, random, sender: 'a', clientSequence: 1 } as NewMessage,
})

const batch = async (batches: readonly unknown[], count: number) => expect.poll(() => batches.length).toBe(count)

describe('Sequences', () => {
  it('SRV-5: stores messages of a tick together, and resolves after the commit', async () => {
    const { sequences, batches, stored } = setUp()
    const answers = [1, 2, 3].map((random) => sequences.append(outgoing('c', random)))
    await batch(batches, 1)
    expect(batches[0]?.messages).toHaveLength(3)
    expect(await Promise.race([...answers, Promise.resolve('waiting')])).toBe('waiting')
    expect(stored).toEqual([])
    batches[0]?.commit()
    expect((await Promise.all(answers)).map(({ sequence }) => sequence)).toEqual([1, 2, 3])
    expect(stored.map(({ message }) => message.random)).toEqual([1, 2, 3])
  })

  it('has at most two batches in progress, and never two with one conversation', async () => {
    const { clock, sequences, batches } = setUp()
    const answers = [sequences.append(outgoing('a', 1))]
    await batch(batches, 1)
    answers.push(sequences.append(outgoing('a', 2)), sequences.append(outgoing('b', 3)))
    await batch(batches, 2)
    answers.push(sequences.append(outgoing('c', 4)))
    clock.skip(1_000)
    expect(batches.map(({ messages }) => messages.map(({ random }) => random))).toEqual([[1], [3]])
    batches[0]?.commit()
    await batch(batches, 3)
    expect(batches[2]?.messages.map(({ random }) => random)).toEqual([2, 4])
    batches[1]?.commit()
    batches[2]?.commit()
    expect(await Promise.all(answers)).toHaveLength(4)
  })

  it('starts a full batch without waiting for the tick', async () => {
    const { sequences, batches } = setUp({ tickMs: 60_000, batchSize: 4 })
    const answers = [1, 2, 3, 4].map((random) => sequences.append(outgoing('c', random)))
    expect(batches).toHaveLength(1)
    batches[0]?.commit()
    await Promise.all(answers)
  })

  it('retries a failed batch once, and then reports that the service is busy', async () => {
    const { sequences, batches } = setUp()
    const kept = sequences.append(outgoing('c', 1))
    await batch(batches, 1)
    batches[0]?.fail()
    await batch(batches, 2)
    batches[1]?.commit()
    expect(await kept).toMatchObject({ sequence: 1 })
    const lost = sequences.append(outgoing('c', 2))
    await batch(batches, 3)
    batches[2]?.fail()
    await batch(batches, 4)
    batches[3]?.fail()
    await expect(lost).rejects.toMatchObject({ errorName: 'SERVICE_OVERLOAD' })
  })

  it('retries a second time if a restart of the store has interrupted two attempts', async () => {
    let tries = 0
    const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
    const { sequences } = setUp({
      append: (messages, time) => {
        tries += 1
        if (tries < 3) return Promise.reject(lost)
        return Promise.resolve(messages.map(() => ({ sequence: 1, time, isNew: true })))
      },
    })
    expect(await sequences.append(outgoing('c', 1))).toMatchObject({ sequence: 1 })
    expect(tries).toBe(3)
  })

  it('publishes messages stored by an attempt whose result was lost', async () => {
    let tries = 0
    const told: Stored[] = []
    const { sequences } = setUp({
      append: (messages, time) => {
        tries += 1
        if (tries === 1) return Promise.reject(new Error('stored, but the answer is lost'))
        return Promise.resolve(messages.map(() => ({ sequence: 1, time, isNew: false })))
      },
      onStored: (stored) => told.push(...stored),
    })
    expect(await sequences.append(outgoing('c', 1))).toMatchObject({ sequence: 1 })
    expect(told).toHaveLength(1)
    await sequences.append(outgoing('c', 1))
    expect(told).toHaveLength(1)
  })

  it('refuses messages beyond its queue limit', async () => {
    const { sequences } = setUp({ maxQueued: 2, tickMs: 60_000 })
    void sequences.append(outgoing('c', 1))
    void sequences.append(outgoing('c', 2))
    await expect(sequences.append(outgoing('c', 3))).rejects.toMatchObject({ errorName: 'SERVICE_OVERLOAD' })
  })

  it('drains its queue', async () => {
    const { sequences, batches } = setUp()
    let isStored = false
    void sequences.append(outgoing('c', 1)).then(() => (isStored = true))
    const drained = sequences.drain()
    await batch(batches, 1)
    expect(isStored).toBe(false)
    batches[0]?.commit()
    await drained
    expect(isStored).toBe(true)
    await sequences.drain()
  })
})
