import { baseOf, changedFiles } from './changed-files.mjs'
import { runChangedSuites } from './changed-suites.mjs'
import { plainEnv, pnpm } from './pnpm.mjs'
import { script, tasks, verdict } from './steps.mjs'

/** As many paths as a command line takes on every system. */
const MOST_PATHS = 200

/** The steps of `npm test -- --changed`: what a change since `ref` can break, in two minutes. None without a change. */
export const changedSteps = (ref) => {
  const base = baseOf(ref)
  const { there, gone } = changedFiles(base)
  if (there.length + gone.length === 0) return []
  return [
    format(there),
    script('lint', 'Lint (oxlint)', 'lint', ['--format=unix']),
    script('boundaries', 'Import boundaries and cycles', 'boundaries'),
    tasks('types', 'Types of the affected workspaces', ['typecheck', `--filter=...[${base}]`], 2),
    {
      id: 'tests',
      title: 'Tests that the change can break',
      needs: [],
      weight: 2,
      suite: true,
      run: () => runChangedSuites(base, [...there, ...gone]),
    },
  ]
}

const format = (paths) => ({
  ...script('format', 'Formatting of the changed files (prettier)', 'format:check'),
  ...(paths.length <= MOST_PATHS && {
    run: async () =>
      verdict(
        await pnpm(['exec', 'prettier', '--check', '--log-level=warn', '--ignore-unknown', ...paths], {
          env: plainEnv(),
        }),
      ),
  }),
})
