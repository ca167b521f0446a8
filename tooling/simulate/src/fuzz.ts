import { FLAT, runFuzz, slopeOf } from './fuzz/run-fuzz'
import { ROW_NAMES } from './fuzz-rest/rest-rows'
import { runRestFuzz } from './fuzz-rest/run-rest-fuzz'
import { readOptions } from './read-options'

const USAGE = `npm run fuzz -- [--only frames|rest] [--frames N] [--share P] [--rows A,B] [--seed S]
  --only    frames of the chat wire, or calls of the REST contract (both)
  --frames  how many mutated frames (1,000,000)
  --share   the part of all odd REST calls, of 1 (1)
  --rows    the names of the rows of the REST contract (all)
  --seed    where chance begins (1)`

const PARTS = ['frames', 'rest']

/** Sends odd input to everything that reads external input; fails on a crash, an unnamed error or a growing heap. */
const main = async (): Promise<number> => {
  const read = readOptions(USAGE, {
    only: { type: 'string' },
    frames: { type: 'string', default: '1000000' },
    share: { type: 'string', default: '1' },
    rows: { type: 'string', default: ROW_NAMES.join(',') },
    seed: { type: 'string', default: '1' },
  })
  if (read.values === null) {
    console.error(read.text)
    return read.code
  }
  const { values } = read
  const { only } = values
  const [frames, share, seed] = [Number(values.frames), Number(values.share), Number(values.seed)]
  const isUsable = Number.isSafeInteger(frames) && frames > 0 && share > 0 && share <= 1 && Number.isSafeInteger(seed)
  const rows = values.rows.split(',')
  const names = ROW_NAMES.filter((name) => rows.includes(name))
  if (!isUsable || names.length !== rows.length || (only !== undefined && !PARTS.includes(only))) {
    console.error(USAGE)
    return 2
  }
  const rest = only === 'frames' || (await fuzzRest(share, seed, names))
  const wire = only === 'rest' || (await fuzzFrames(frames, seed))
  return rest && wire ? 0 : 1
}

/** Odd calls to the real server; true when nothing was found. */
const fuzzRest = async (share: number, seed: number, names: typeof ROW_NAMES): Promise<boolean> => {
  const startedAt = performance.now()
  const { calls, refused, answered, findings } = await runRestFuzz(share, seed, names)
  for (const finding of findings) print(finding)
  print(
    `${calls} REST calls in ${seconds(startedAt)} s: ${findings.length} findings, ${refused} named refusals, ${answered} answers.`,
  )
  return findings.length === 0
}

/** Mutated frames into both codecs, the server's router and the engine; true when nothing was found. */
const fuzzFrames = async (frames: number, seed: number): Promise<boolean> => {
  const startedAt = performance.now()
  const tally = await runFuzz(frames, seed, ({ frames: done, heap }) =>
    console.error(`${done} frames, heap ${megabytes(heap.at(-1) ?? 0)} MB`),
  )
  const count = (kind: string) => tally.findings.filter((finding) => finding.kind === kind).length
  for (const { kind, detail } of tally.findings) print(`${kind}: ${detail}`)
  const slope = slopeOf(tally)
  print(
    `${tally.frames} frames in ${seconds(startedAt)} s: ${count('crash')} crashes, ` +
      `${count('unnamed')} unnamed errors, ${tally.named} named ones; the heap grows by ${slope.toFixed(2)} bytes a frame.`,
  )
  return tally.findings.length === 0 && slope <= FLAT
}

const seconds = (since: number) => ((performance.now() - since) / 1_000).toFixed(0)
const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1)
const print = (text: string) => void process.stdout.write(`${text}\n`)

process.exitCode = await main()
