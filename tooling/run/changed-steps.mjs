import { baseOf, changedFiles } from './changed-files.mjs'
import { runChangedSuites } from './changed-suites.mjs'
import { script, tasks } from './steps.mjs'

/** The steps of `npm test -- --changed`: what a change since `ref` can break, in about two minutes. None without a change. */
export const changedSteps = (ref) => {
  const base = baseOf(ref)
  const { there, gone } = changedFiles(base)
  if (there.length + gone.length === 0) return []
  return [
    // The two that take longest begin, side by side.
    tasks('types', 'Types of the affected workspaces', ['typecheck', `--filter=...[${base}]`], 2),
    {
      id: 'tests',
      title: 'Tests that the change can break',
      needs: [],
      weight: 1,
      suite: true,
      run: () => runChangedSuites([...there, ...gone]),
    },
    script('boundaries', 'Import boundaries and cycles', 'boundaries'),
    script('lint', 'Lint (oxlint)', 'lint', ['--format=unix']),
    script('format', 'Formatting (oxfmt)', 'format:check'),
  ]
}
