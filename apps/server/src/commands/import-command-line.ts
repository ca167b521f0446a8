interface ImportCommand {
  readonly files: readonly string[]
  /** YYYY-MM-DD, local to the ground; null to replay nothing. */
  readonly replay: string | null
  readonly speed: number
}

const USAGE = `Usage: npm run import:football -- FILE… | FOLDER… [--replay YYYY-MM-DD [--speed 1-100]]

  FOLDER     with all its files below it that can be read, such as a copy of openfootball
  FILE       openfootball JSON: matches of a league or cup, stadiums, squads, teams, groups; or
             CSV of results of national teams: results.csv, shootouts.csv
  --replay   replays the matches of that day from now on
  --speed    the speed relative to real time (10)`

const FASTEST = 100
const USUAL_SPEED = 10

/** Throws an Error with the usage for an unknown command. */
export const parseCommand = (words: readonly string[]): ImportCommand => {
  const files: string[] = []
  let replay: string | null = null
  let speed = USUAL_SPEED
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    if (word === '--') continue
    if (word === '--replay') replay = words[(index += 1)] ?? ''
    else if (word === '--speed') speed = Number(words[(index += 1)])
    else if (word.startsWith('--')) throw new Error(`Unknown option ${word}.\n\n${USAGE}`)
    else files.push(word)
  }
  if (files.length === 0 && replay === null) throw new Error(USAGE)
  if (replay !== null && !/^\d{4}-\d\d-\d\d$/.test(replay))
    throw new Error(`--replay needs a day such as 2026-06-14.\n\n${USAGE}`)
  if (!(speed >= 1 && speed <= FASTEST)) throw new Error(`--speed needs a number from 1 to ${FASTEST}.\n\n${USAGE}`)
  return { files, replay, speed }
}
