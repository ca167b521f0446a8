import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseCommand } from './import-command-line'
import { FootballFileError } from '../feed/import/football-file-error'
import { readFootballFile } from '../feed/import/read-football-file'
import { replayDate } from '../feed/import/replay'
import { saveImport } from '../feed/import/save-import'
import { filesIn } from './files-in'
import { reachDatabase } from './reach-database'
import { openDatabase } from '../store/database/database'
import { migrate } from '../store/database/migrate'

const say = (line: string) => process.stdout.write(`${line}\n`)

const main = async () => {
  const command = parseCommand(process.argv.slice(2))
  // npm runs scripts in the package's folder and passes the caller's folder in INIT_CWD.
  const here = process.env['INIT_CWD'] ?? process.cwd()
  const files = readFiles(
    filesIn(
      command.files.map((file) => resolve(here, file)),
      say,
    ),
  )
  const { url, stop } = await reachDatabase(process.env)
  const db = openDatabase(url)
  try {
    await migrate(db)
    if (files.length > 0) report(await saveImport(db, files, Date.now()))
    if (command.replay === null) return
    const day = { date: command.replay, speed: command.speed, nowMs: Date.now() }
    let count = await replayDate(db, day)
    const sample = count === 0 && files.length === 0 ? sampleFiles() : []
    if (sample.length > 0) {
      report(await saveImport(db, readFiles(sample), Date.now()))
      count = await replayDate(db, { ...day, nowMs: Date.now() })
    }
    if (count === 0)
      throw new Error(`No imported match was played on ${command.replay}. Import a file with that day first.`)
    say(`${count} matches of ${command.replay} begin now, ${command.speed} times as fast as they were.`)
  } finally {
    await db.destroy()
    await stop()
  }
}

/** Imports all files or none, and reports the errors of all files at once. */
const readFiles = (paths: readonly string[]) => {
  const reasons: string[] = []
  const files = paths.flatMap((path) => {
    try {
      return [readFootballFile(path, readFileSync(path, 'utf8'))]
    } catch (error) {
      if (error instanceof FootballFileError) reasons.push(...error.reasons)
      else reasons.push(`${path}: ${error instanceof Error ? error.message : String(error)}`)
      return []
    }
  })
  if (reasons.length > 0) throw new Error(`Nothing was imported.\n${reasons.join('\n')}`)
  return files
}

const report = ({ matches, changed, players, stadiums, results }: Awaited<ReturnType<typeof saveImport>>) =>
  say(
    `Imported ${matches} matches (${changed} new or changed), ${players} players, ${stadiums} stadiums, ` +
      `${results} results of national teams.`,
  )

/** The World Cup data that may be next to the project, so that a replay works without a file. */
const sampleFiles = (): string[] => {
  const folder = fileURLToPath(new URL('../../../../../shared/data/football/worldcup-2026/', import.meta.url))
  const files = ['stadiums.json', 'teams.json', 'squads.json', 'matches.json'].map((name) => join(folder, name))
  return files.every((file) => existsSync(file)) ? files : []
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
