import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SMALL_CUP } from '../small-cup'

/** Real results that may be next to the project. */
const DATA = fileURLToPath(new URL('../../../../../shared/data/football/', import.meta.url))
const FILES = [
  ...['stadiums', 'teams', 'groups', 'squads', 'matches'].map((name) => `worldcup-2026/${name}.json`),
  'internationals/results.csv',
  'internationals/shootouts.csv',
]

/** The World Cup of 2026 with the results of national teams, as files to import; without the data, a cup of one match. */
export const cupData = (): Readonly<Record<string, string>> =>
  existsSync(DATA)
    ? Object.fromEntries(FILES.map((name) => [basename(name), readFileSync(join(DATA, name), 'utf8')]))
    : SMALL_CUP
