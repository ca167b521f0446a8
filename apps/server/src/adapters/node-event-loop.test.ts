import { setImmediate, setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { nodeEventLoop } from './node-event-loop'

const stand = (ms: number) => {
  const until = Date.now() + ms
  while (Date.now() < until);
}

it('distinguishes a loop that is always late from one that pauses once', async () => {
  const loop = nodeEventLoop()
  await setTimeout(300)
  const calm = loop.lagMs()
  await setTimeout(300)
  stand(200)
  await setTimeout(300)
  const paused = loop.lagMs()
  for (let turn = 0; turn < 6; turn += 1) {
    stand(200)
    await setImmediate()
  }
  const late = loop.lagMs()
  expect(Math.max(calm, paused)).toBeLessThan(100)
  expect(late).toBeGreaterThan(100)
  expect(loop.lagMs()).toBe(late)
})
