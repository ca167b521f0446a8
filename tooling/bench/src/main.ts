import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { chosen, readArguments } from './arguments'
import type { Row } from './bench'
import { BENCHES } from './benches'
import { table } from './table'

/** `npm run bench`: runs the selected benchmarks one after the other, and prints one table. */
const main = async (): Promise<void> => {
  const { list, only, json, minutes } = readArguments(process.argv.slice(2))
  const benches = chosen(BENCHES, only)
  if (list) return print(benches.map(({ name, summary }) => `${name.padEnd(14)} ${summary}`).join('\n'))
  const rows: Row[] = []
  const skipped: string[] = []
  for (const { name, run } of benches) {
    const started = performance.now()
    const found = await run((text) => progress(`${name}: ${text}`), { minutes })
    if ('skipped' in found) skipped.push(`${name}: skipped, ${found.skipped}`)
    else rows.push(...found)
    progress(`${name}: done in ${Math.round((performance.now() - started) / 1_000)} s\n`)
  }
  print([machine(), '', table(rows), ...skipped].join('\n'))
  if (json === null) return
  const file = resolve(process.env['INIT_CWD'] ?? '.', json)
  writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`)
  print(`\n${rows.length} rows written to ${file}`)
}

const print = (text: string) => void process.stdout.write(`${text}\n`)

/** One line that is overwritten on a terminal, separate lines in a log. */
const progress = (text: string) => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`)
  else if (text.endsWith('\n')) process.stderr.write(text)
}

const machine = () => {
  const memory = Math.round(totalmem() / 2 ** 30)
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  const day = new Date().toISOString().slice(0, 10)
  return `${availableParallelism()} cores (${model}), ${memory} GB, Node ${process.versions.node}, ${process.platform}, ${day}`
}

try {
  await main()
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
