import { readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Goals of internationals by player, which nothing shows. */
const UNREAD = ['goalscorers.csv']

/** The files, with those below folders that can hold football data, by name; `note` says which ones are not read. */
export const filesIn = (paths: readonly string[], note: (line: string) => void): string[] =>
  paths.flatMap((path) => {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path]
    const found = readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(json|csv)$/i.test(name))
      .map((name) => join(path, name))
      .toSorted()
    if (found.length === 0) throw new Error(`${path} has no JSON or CSV file.`)
    const unread = found.filter((file) => UNREAD.includes(basename(file)))
    for (const file of unread) note(`${file} is not read.`)
    return found.filter((file) => !unread.includes(file))
  })
