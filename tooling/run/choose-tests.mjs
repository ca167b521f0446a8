import { basename, dirname } from 'node:path'

/** Seconds of tests in one run with `--changed`; with types, lint and boundaries it then ends within two minutes. */
const BUDGET_SECONDS = 60
/** For starting the tests of a workspace. */
const START_SECONDS = 10

/**
 * Chooses from the test files that import a change. Those that changed themselves, and those that are named after a
 * changed file, always run. The others run while they fit into `budget`: first those of the same folder, then of the
 * same workspace, then of the workspaces that depend on it; within each of these groups the shortest chain of imports comes
 * first, then the quicker test.
 *
 * A test is `{ workspace, file, distance, seconds }`. `workspace` is the one whose Vitest runs the file, which may be a file
 * of another: Storybook runs the stories of the kit. Both are paths from the root, as are those in `changed`. `distance` is
 * the number of imports from it to a changed file.
 */
export const chooseTests = ({ changed, related, budget = BUDGET_SECONDS, start = START_SECONDS }) => {
  const ranked = related
    .map((test) => ({ test, rank: rankOf(test, changed) }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        a.test.distance - b.test.distance ||
        a.test.seconds - b.test.seconds ||
        (a.test.file < b.test.file ? -1 : 1),
    )
  const chosen = []
  const leftOut = []
  const started = new Set()
  let spent = 0
  for (const { test, rank } of ranked) {
    const cost = test.seconds + (started.has(test.workspace) ? 0 : start)
    if (rank !== ALWAYS && spent + cost > budget) {
      leftOut.push(test)
      continue
    }
    spent += cost
    started.add(test.workspace)
    chosen.push(test)
  }
  return { chosen, leftOut }
}

const ALWAYS = 0

const rankOf = ({ file }, changed) => {
  const own = changed.filter((path) => workspaceOf(path) === workspaceOf(file))
  if (own.some((path) => path === file || subjectOf(path) === subjectOf(file))) return ALWAYS
  if (own.some((path) => dirname(path) === dirname(file))) return 1
  return own.length > 0 ? 2 : 3
}

/** `packages/ui` of `packages/ui/src/basics/Button/Button.tsx`. */
const workspaceOf = (path) => path.split('/', 2).join('/')

/** `tasks` of `src/services/tasks.ts` and of `test/tasks.test.ts`; the folder's name for an `index.ts`. */
const subjectOf = (path) => {
  const [name] = basename(path).split('.')
  return name === 'index' ? basename(dirname(path)) : name
}
