/** Letters that follow each other and are equal, as one. */
export interface Run {
  readonly char: string
  count: number
  /** The position in the text behind it, and behind the invisible characters that follow it. */
  end: number
}

/** Invisible, drawn into the preceding character, or without a meaning: private use, unassigned, half a character. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{M}]/u
/** The runs of a text's folded characters. */
export const runsOf = (text: string, lookAlike: (char: string) => string): Run[] => {
  const runs: Run[] = []
  let end = 0
  for (const char of text) {
    end += char.length
    const last = runs.at(-1)
    const parts = [...char.normalize('NFKD').toLowerCase().normalize('NFKD')].filter((part) => !INVISIBLE.test(part))
    if (parts.length === 0 && last !== undefined) last.end = end
    for (const part of parts) append(runs, { char: lookAlike(part), count: 1, end })
  }
  return runs
}

/** Joins runs that follow each other and are equal. */
export const joinRuns = (runs: readonly Run[]): Run[] => {
  const made: Run[] = []
  for (const run of runs) append(made, { ...run })
  return made
}

const append = (runs: Run[], run: Run) => {
  const last = runs.at(-1)
  if (last?.char !== run.char) runs.push(run)
  else {
    last.count += run.count
    last.end = run.end
  }
}

export const NO_RUN: Run = { char: '', count: 0, end: 0 }

/** A match with separators must be isolated from its neighbours. */
const JOINED = /[\p{L}\p{N}]/u
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** No character. */
export const NOTHING = /(?!)/

/** `unspaced`: the letters that are isolated next to any other. */
export const standsApart = (runs: readonly Run[], start: number, end: number, unspaced: RegExp): boolean =>
  !isJoined(runs[start - 1], runs[start], unspaced) && !isJoined(runs[end - 1], runs[end], unspaced)

const isJoined = (left = NO_RUN, right = NO_RUN, unspaced: RegExp): boolean =>
  [left, right].every(({ char }) => JOINED.test(char) && !unspaced.test(char))
