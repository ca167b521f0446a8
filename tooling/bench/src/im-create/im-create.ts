import { alone, besidePeers, type Bench } from '../bench'
import { startHelper } from '../harness/helper'
import { median } from '../harness/median'
import { PORTS } from '../harness/ports'
import type { SenderMethods } from '../im-receive/sender.process'
import type { CreatorMethods } from './creator.process'

const COUNTS = [1_000, 5_000, 10_000, 50_000]
const ROUNDS = 11

/** Creating a message must cost the same however many were created before. */
export const imCreate: Bench = {
  name: 'im-create',
  summary: 'createTextMessage, and whether its cost grows with the number made',
  run: async (say) => {
    const sender = await startHelper<SenderMethods>('im-receive/sender.process.ts')
    const creator = await startHelper<CreatorMethods>('im-create/creator.process.ts')
    try {
      await sender.ask('listen', { name: 'imSdk', port: PORTS.imCreate })
      await creator.ask('connect', PORTS.imCreate)
      await creator.ask('create', 50_000)
      const micros = new Map(COUNTS.map((count): [number, number[]] => [count, []]))
      for (let round = 1; round <= ROUNDS; round += 1) {
        say(`round ${round} of ${ROUNDS}`)
        for (const [count, taken] of micros) taken.push((await creator.ask('create', count)).cpuMicros / count)
      }
      const [first = 0, ...rest] = COUNTS.map((count) => median(micros.get(count) ?? []))
      return [
        alone(titleOf(1_000), UNIT, first),
        ...rest.flatMap((value, index) =>
          besidePeers(titleOf(COUNTS[index + 1] ?? 0), UNIT, value, { 'at 1,000': first }),
        ),
      ]
    } finally {
      await Promise.all([sender.stop(), creator.stop()])
    }
  },
}

const UNIT = 'µs/message'
const titleOf = (count: number) => `im-create ${count.toLocaleString('en-US')}, CPU`
