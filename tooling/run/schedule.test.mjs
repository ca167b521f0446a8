import { describe, expect, it } from 'vitest'
import { schedule } from './schedule.mjs'

const step = (id, { needs = [], after = [], weight = 1, group } = {}) => ({ id, needs, after, weight, group })

/** Runs the steps on two lanes. Each ends when everything that can start next to it has started. */
const run = async (steps, failing = []) => {
  const events = []
  await schedule(steps, {
    lanes: 2,
    work: async ({ id }) => {
      events.push(`${id} starts`)
      await new Promise((resolve) => setImmediate(resolve))
      events.push(`${id} ends`)
      return !failing.includes(id)
    },
    skip: ({ id }, broken) => events.push(`${id} is skipped for ${broken}`),
  })
  return events
}

/** The steps that start before the first one ends. */
const together = (events) =>
  events.slice(
    0,
    events.findIndex((event) => event.endsWith('ends')),
  ).length

describe('steps', () => {
  it('run side by side as long as they keep at most two cores busy', async () => {
    expect(together(await run([step('a'), step('b'), step('c')]))).toBe(2)
    expect(together(await run([step('a', { weight: 0.6 }), step('b', { weight: 0.4 }), step('c')]))).toBe(3)
    expect(together(await run([step('a', { weight: 2 }), step('b', { weight: 0.4 })]))).toBe(1)
  })

  it('of one group run one after the other, and let others go first', async () => {
    const steps = [step('a', { group: 'browser' }), step('b', { group: 'browser' }), step('c')]
    expect(await run(steps)).toEqual(['a starts', 'c starts', 'a ends', 'b starts', 'c ends', 'b ends'])
  })

  it('are skipped if a step that they need has failed, with all that need them', async () => {
    const steps = [step('build'), step('size', { needs: ['build'] }), step('release', { needs: ['size'] })]
    expect(await run(steps, ['build'])).toEqual([
      'build starts',
      'build ends',
      'size is skipped for build',
      'release is skipped for size',
    ])
  })

  it('wait for those that they come after, and run even if those fail', async () => {
    const steps = [step('e2e', { after: ['apps'] }), step('apps')]
    expect(await run(steps, ['apps'])).toEqual(['apps starts', 'apps ends', 'e2e starts', 'e2e ends'])
  })

  it('do not wait for steps that do not run', async () => {
    expect(await run([step('e2e', { after: ['apps'], needs: ['build'] })])).toEqual(['e2e starts', 'e2e ends'])
  })

  it('that wait for each other are an error', async () => {
    const circle = [step('a', { needs: ['b'] }), step('b', { after: ['a'] })]
    await expect(run(circle)).rejects.toThrow('Steps wait for each other: a, b')
  })
})
