import { parseArgs } from 'node:util'
import { FLAT, runFuzz, slopeOf } from './fuzz/run-fuzz'

const USAGE = `npm run fuzz -- [--frames N] [--seed S]
  --frames  how many mutated frames (1,000,000)
  --seed    where chance begins (1)`

/**
 * Mutated frames into both codecs, the server's router and the engine; fails at a crash, an unnamed error or a growing
 * heap.
 */
const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: { frames: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } },
  })
  const frames = Number(values.frames)
  const seed = Number(values.seed)
  if (!Number.isSafeInteger(frames) || frames < 1 || !Number.isSafeInteger(seed)) {
    console.error(USAGE)
    return 2
  }
  const startedAt = performance.now()
  const tally = await runFuzz(frames, seed, ({ frames: done, heap }) =>
    console.error(`${done} frames, heap ${megabytes(heap.at(-1) ?? 0)} MB`),
  )
  const count = (kind: string) => tally.findings.filter((finding) => finding.kind === kind).length
  for (const { kind, detail } of tally.findings) print(`${kind}: ${detail}`)
  const slope = slopeOf(tally)
  print(
    `${tally.frames} frames in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s: ${count('crash')} crashes, ` +
      `${count('unnamed')} unnamed errors, ${tally.named} named ones; the heap grows by ${slope.toFixed(2)} bytes a frame.`,
  )
  return tally.findings.length > 0 || slope > FLAT ? 1 : 0
}

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1)
const print = (text: string) => void process.stdout.write(`${text}\n`)

process.exitCode = await main()
