import { git } from './git.mjs'

/** Tracked files must not contain local paths or to-do marks. */
export const machinePaths = {
  id: 'paths',
  title: 'No machine paths, no marks left behind',
  remedy: 'Remove it.',
  check: async ({ root }) => {
    if (git(root, 'rev-parse', '--git-dir') === null) return { skipped: 'not a git checkout' }
    return {
      problems: RULES.flatMap(({ pattern, files, allow }) =>
        found(root, pattern, files).filter((line) => !allow?.test(line)),
      ),
    }
  },
}

const SOURCES = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js', '*.css', ':!*/generated/*']
const EVERYTHING = ['.', ':!pnpm-lock.yaml']

/** Character classes prevent the patterns from matching this file. */
const RULES = [
  { pattern: '(^|[^A-Za-z0-9_./-])/(w[o]rk|f[a]rm|r[o]ot|h[o]me/[a-z]+|U[s]ers/[A-Za-z]+)/', files: EVERYTHING },
  { pattern: '(^|[^A-Za-z0-9_./-])/t[m]p/[A-Za-z]', files: EVERYTHING },
  { pattern: '[A-Z]:\\\\+U[s]ers', files: EVERYTHING },
  { pattern: '\\.\\./s[h]ared/', files: EVERYTHING, allow: /\.\.\/shared\/data\b/ },
  { pattern: '\\b(T[O]DO|F[I]XME|X[X]X|H[A]CK)\\b', files: SOURCES },
  {
    pattern: '(e[s]lint|o[x]lint)-disable|@t[s]-(ignore|nocheck|expect-error)',
    files: SOURCES,
    allow: /\.test\.tsx?:/,
  },
  { pattern: '\\b(describe|it|test)\\.(o[n]ly|s[k]ip)\\(', files: SOURCES },
]

const found = (root, pattern, files) =>
  (git(root, 'grep', '-nIE', pattern, '--', ...files) ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(0, 160))
