import type { Fault } from './chaos/faults'
import { problemsOf, runChaos, type ChaosOutcome } from './chaos/run-chaos'
import { readOptions } from './read-options'

const USAGE = `npm run chaos -- [--messages N] [--server-kills N] [--database-kills N] [--freezes N] [--people N] [--apart S] [--seed S]
  --messages        acknowledged messages in all (12000)
  --server-kills    SIGKILLs of the server (20)
  --database-kills  SIGKILLs of the database (10)
  --freezes         of 15 s, alternately of the database and of the server (2)
  --people          engines that write to each other (12)
  --apart           seconds from the end of a fault to the next (15)
  --seed            where the chance of the pauses between messages begins (1)`

const main = async (): Promise<number> => {
  const read = readOptions(USAGE, {
    messages: { type: 'string', default: '12000' },
    'server-kills': { type: 'string', default: '20' },
    'database-kills': { type: 'string', default: '10' },
    freezes: { type: 'string', default: '2' },
    people: { type: 'string', default: '12' },
    apart: { type: 'string', default: '15' },
    seed: { type: 'string', default: '1' },
  })
  if (read.values === null) {
    console.error(read.text)
    return read.code
  }
  const { values } = read
  const sizes = {
    messages: Number(values.messages),
    serverKills: Number(values['server-kills']),
    databaseKills: Number(values['database-kills']),
    freezes: Number(values.freezes),
    people: Number(values.people),
    apartMs: Number(values.apart) * 1_000,
    seed: Number(values.seed),
  }
  if (!Object.values(sizes).every((size) => Number.isSafeInteger(size) && size >= 0) || sizes.people < 2) {
    console.error(USAGE)
    return 2
  }
  const outcome = await runChaos({ ...sizes, entry: 'dist', isCalm: false, onFault: tell })
  report(outcome)
  const problems = problemsOf(outcome)
  for (const problem of problems) print(`WRONG: ${problem}`)
  for (const { text, error, from, until } of outcome.failed.slice(0, 20))
    print(`  ${text} failed at ${clock(until)} after ${until - from} ms: ${error}`)
  for (const silence of outcome.silences) print(`  never told: ${silence}`)
  if (problems.length > 0) print(`The server's last words:\n${outcome.said}`)
  return problems.length === 0 ? 0 : 1
}

const tell = ({ kind, from, until }: Fault, acknowledged: number) =>
  print(`${clock(from)} ${kind}, away for ${until - from} ms; ${acknowledged} acknowledged`)

const report = (outcome: ChaosOutcome) => {
  const { acknowledged, faults, lost, doubled, gaps, outOfOrder, toldTwice, neverTold, skipped, failed, excused } =
    outcome
  const times = faults.filter(({ kind }) => kind.startsWith('kill')).map(({ from, until }) => until - from)
  print(
    `${acknowledged} acknowledged in ${outcome.seconds.toFixed(0)} s under ${faults.length} faults: ${lost} lost, ${doubled} doubled, ` +
      `${gaps} gaps, ${outOfOrder} events out of order, ${toldTwice} told twice, ${neverTold} never told, ${skipped} said to be missing, ` +
      `${failed.length} sends shown as failed; ${excused} failed during longer faults and were sent again. ` +
      `Restarts took ${times.length === 0 ? '-' : `${Math.min(...times)} to ${Math.max(...times)}`} ms.`,
  )
}

const clock = (at: number) => new Date(at).toISOString().slice(11, 23)
const print = (text: string) => void process.stdout.write(`${text}\n`)

process.exitCode = await main()
