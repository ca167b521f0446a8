import { execFileSync } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { ROOT } from './process.mjs'

/**
 * What is kept of a whole run: of which commit it was, how it ended, and how long its steps took, on how many cores and
 * beside which load (the average of the last 15 minutes; 0 where the system keeps none).
 */
export const runRecord = ({ tier, passed, failed, flaky, startedAt, times }) => ({
  commit: git('rev-parse', 'HEAD'),
  dirty: git('status', '--porcelain') !== '',
  tier,
  passed,
  failed,
  flaky,
  seconds: Math.round((performance.now() - startedAt) / 1_000),
  cores: availableParallelism(),
  load: Math.round(loadavg()[2] * 10) / 10,
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
