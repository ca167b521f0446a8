import { git } from '../guards/git.mjs'
import { ROOT } from './process.mjs'

/**
 * The commit that `ref` names; without a name, the commit at which this branch left the main branch. Throws when git
 * knows no such commit.
 */
export const baseOf = (ref, root = ROOT) => {
  if (ref) {
    const commit = git(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
    if (commit) return commit
    throw new Error(`git knows no commit "${ref}". Name a branch, a tag or a commit after --changed.`)
  }
  const commit = git(root, 'merge-base', 'origin/main', 'HEAD') ?? git(root, 'merge-base', 'main', 'HEAD')
  if (commit) return commit
  throw new Error('There is no branch main to compare with. Name a commit after --changed.')
}

/** Paths from the root of what differs from `base`, committed or not: what is `there`, and what is `gone`. */
export const changedFiles = (base, root = ROOT) => {
  const diff = (...options) => lines(git(root, 'diff', '--name-only', '--no-renames', ...options, base))
  return {
    there: [...diff('--diff-filter=d'), ...lines(git(root, 'ls-files', '--others', '--exclude-standard'))],
    gone: diff('--diff-filter=D'),
  }
}

const lines = (text) => (text ?? '').split('\n').filter(Boolean)
