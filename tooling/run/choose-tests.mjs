import { basename, dirname } from 'node:path'

/** Seconds of tests in one run with `--changed`; with types, lint and boundaries it then ends within two minutes. */
const BUDGET_SECONDS = 60

/**
 * Chooses from the test files that import a change. Those that changed themselves, and those that are named after a
 * changed file, always run. The others run while they fit into `budget`: first those of the same folder, then of the
 * same workspace, then of the workspaces that depend on it; the quick ones of each first.
 *
 * A test is `{ workspace, file, seconds }`; `workspace` and `file` are paths from the root, as are those in `changed`.
 */
export const chooseTests = ({ changed, related, budget = BUDGET_SECONDS }) => {
  const ranked = related
    .map((test) => ({ test, rank: rankOf(test, changed) }))
    .sort((a, b) => a.rank - b.rank || a.test.seconds - b.test.seconds || (a.test.file < b.test.file ? -1 : 1))
  const chosen = []
  const leftOut = []
  let spent = 0
  for (const { test, rank } of ranked) {
    const fits = rank === ALWAYS || spent + test.seconds <= budget
    if (fits) spent += test.seconds
    ;(fits ? chosen : leftOut).push(test)
  }
  return { chosen, leftOut }
}

const ALWAYS = 0

const rankOf = ({ workspace, file }, changed) => {
  const own = changed.filter((path) => path.startsWith(`${workspace}/`))
  if (own.some((path) => path === file || subjectOf(path) === subjectOf(file))) return ALWAYS
  if (own.some((path) => dirname(path) === dirname(file))) return 1
  return own.length > 0 ? 2 : 3
}

/** `tasks` of `src/services/tasks.ts` and of `test/tasks.test.ts`; the folder's name for an `index.ts`. */
const subjectOf = (path) => {
  const [name] = basename(path).split('.')
  return name === 'index' ? basename(dirname(path)) : name
}
