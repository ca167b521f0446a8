import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import type { RunningServer } from '../../server'
import { Answers } from './answers'
import { Change } from './change'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer()
})
afterAll(() => server.stop())

/** A request of a user, handled by one process. */
const call = (request_key: string, body_hash = 'a') => ({
  user_id: 'alice',
  command: 'group.quit',
  request_key,
  body_hash,
})

it('a change requested from several processes at once runs in one, and all reply', async () => {
  const { context } = server
  let made = 0
  let told = 0
  const change = new Change<object>(
    async () => {
      made += 1
      return { number: made, text: '"\u0000goal' }
    },
    () => {
      told += 1
    },
  )
  const processes = Array.from({ length: 5 }, () => new Answers(context))
  const answers = await Promise.all(processes.map((answering) => answering.once(call('k1'), change)))
  for (const answer of answers) expect(answer).toEqual({ number: 1, text: '"\u0000goal' })
  expect([made, told]).toEqual([1, 1])
})

it('a change that failed in one process runs in the one that has waited for it', async () => {
  const { context } = server
  let tries = 0
  const change = new Change<object>(async () => {
    tries += 1
    if (tries === 1) throw new Error('refused')
    return { tries }
  })
  const asked = [new Answers(context), new Answers(context)].map((answering) => answering.once(call('k2'), change))
  const outcomes = await Promise.allSettled(asked)
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await new Answers(context).before(call('k2'))).toEqual({ tries: 2 })
})

it('a change of a lane runs when what the change before it causes has been published', async () => {
  const { context } = server
  const seen: string[] = []
  let publish = () => {}
  const published = new Promise<void>((resolve) => (publish = resolve))
  const first = new Change<object>(
    async () => ({}),
    async () => {
      seen.push('first made')
      await published
      seen.push('first published')
    },
    'lane',
  )
  const second = new Change<object>(
    async () => {
      seen.push('second made')
      return {}
    },
    () => {},
    'lane',
  )
  const answers = new Answers(context)
  const replies = [answers.once(call('k3'), first), answers.once(call('k4'), second)]
  await expect.poll(() => seen).toEqual(['first made'])
  // Another lane does not wait.
  await answers.once(call('k5'), new Change<object>(async () => ({})))
  publish()
  await Promise.all(replies)
  expect(seen).toEqual(['first made', 'first published', 'second made'])
})

it('a reply belongs to its body: another request with the same key is refused, also at the same time', async () => {
  const { context } = server
  let made = 0
  const change = new Change<object>(async () => ({ made: (made += 1) }))
  const answers = new Answers(context)
  const both = await Promise.allSettled([answers.once(call('k6', 'a'), change), answers.once(call('k6', 'b'), change)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { name: 'ReusedKeyError' } })
  await expect(answers.before(call('k6', 'c'))).rejects.toThrow('k6 is the key of another request.')
  expect(made).toBe(1)
})
