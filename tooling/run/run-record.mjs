import { execFileSync } from 'node:child_process'
import { ROOT } from './process.mjs'

/** What is kept of a whole run: of which commit it was, how it ended, and how long its steps took. */
export const runRecord = ({ tier, passed, failed, flaky, startedAt, times }) => ({
  commit: git('rev-parse', 'HEAD'),
  dirty: git('status', '--porcelain') !== '',
  tier,
  passed,
  failed,
  flaky,
  seconds: Math.round((performance.now() - startedAt) / 1_000),
  steps: times,
})

/** Empty where there is no repository, as in an archive of the sources. */
const git = (...args) => {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}
