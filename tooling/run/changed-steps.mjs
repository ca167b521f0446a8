import { baseOf, changedFiles } from './changed-files.mjs'
import { runChangedSuites } from './changed-suites.mjs'
import { script, tasks } from './steps.mjs'

/** The steps of `npm test -- --changed`: what a change since `ref` can break, in about two minutes. None without a change. */
export const changedSteps = (ref) => {
  const base = baseOf(ref)
  const { there, gone } = changedFiles(base)
  if (there.length + gone.length === 0) return []
  return [
    script('format', 'Formatting (oxfmt)', 'format:check'),
    script('lint', 'Lint (oxlint)', 'lint', ['--format=unix']),
    script('boundaries', 'Import boundaries and cycles', 'boundaries'),
    tasks('types', 'Types of the affected workspaces', ['typecheck', `--filter=...[${base}]`], 2),
    {
      id: 'tests',
      title: 'Tests that the change can break',
      needs: [],
      weight: 2,
      suite: true,
      run: () => runChangedSuites([...there, ...gone]),
    },
  ]
}
