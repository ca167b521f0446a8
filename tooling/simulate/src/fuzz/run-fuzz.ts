import { chanceOf } from '../simulation/chance'
import { ClientFuzz } from './fuzz-client'
import { ServerFuzz } from './fuzz-server'
import { Tally } from './tally'

const BATCH = 500
const STEPS = 20

/** Sends mutated frames, a quarter each in both formats to server and client. Stops early after many findings. */
export const runFuzz = async (
  frames: number,
  seed: number,
  onStep: (tally: Tally) => void = () => {},
): Promise<Tally> => {
  const tally = new Tally()
  const chance = chanceOf(seed)
  const onRejection = (error: unknown) =>
    tally.found('crash', `nobody handles ${error instanceof Error ? (error.stack ?? '') : String(error)}`)
  process.on('unhandledRejection', onRejection)
  const { fetch } = globalThis
  globalThis.fetch = () => Promise.reject(new TypeError('Nothing leaves this process.'))
  try {
    const server = new ServerFuzz(tally, chance.fork('server'))
    const client = new ClientFuzz(tally, chance.fork('client'))
    const perStep = Math.ceil(frames / STEPS)
    for (let step = 0; step < STEPS && tally.findings.length < 20; step += 1) {
      const end = Math.min(frames, (step + 1) * perStep)
      while (tally.frames < end) {
        for (const wire of ['text', 'binary'] as const) {
          await server.run(wire, Math.min(BATCH, Math.max(0, end - tally.frames)))
          await client.run(wire, Math.min(BATCH, Math.max(0, end - tally.frames)))
        }
      }
      tally.measure()
      onStep(tally)
    }
  } finally {
    globalThis.fetch = fetch
    process.off('unhandledRejection', onRejection)
  }
  return tally
}

/** The tolerated heap growth in bytes per frame, for measurement noise. */
export const FLAT = 5

export const slopeOf = (tally: Tally): number => tally.slope(tally.frames / STEPS)
