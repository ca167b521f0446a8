import { execFileSync } from 'node:child_process'

/** Output of a git command, null if git or the repository is not available. */
export const git = (root, ...args) => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 26,
    }).trimEnd()
  } catch {
    return null
  }
}
