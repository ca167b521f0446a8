import { execFileSync } from 'node:child_process'

/** How to start a program as the user that may run PostgreSQL. */
export interface Launch {
  readonly ids: { uid?: number; gid?: number }
  /** The prefix of the command line. */
  readonly prefix: readonly string[]
}

/**
 * PostgreSQL refuses to run as root, so root runs it as the user `postgres`, which is created if missing. `paths` are
 * the folders that this user must be able to enter. Throws an Error with instructions if that is not possible.
 */
export const postgresLaunch = (paths: readonly string[]): Launch => {
  const owner = postgresOwner()
  if (owner === null) return { ids: {}, prefix: [] }
  return paths.every((path) => mayEnter(owner, path))
    ? { ids: owner, prefix: [] }
    : { ids: {}, prefix: keepAccess(owner) }
}

interface Ids {
  readonly uid: number
  readonly gid: number
}

/** The owner of the database's folder; null if this process is not root and owns it itself. */
export const postgresOwner = (): Ids | null => (process.getuid?.() === 0 ? (findUser() ?? makeUser()) : null)

const findUser = (): Ids | null => {
  try {
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    return null
  }
}

const idOf = (flag: string) =>
  Number.parseInt(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }), 10)

const makeUser = (): Ids => {
  try {
    execFileSync('groupadd', ['--system', '--force', 'postgres'], { stdio: 'ignore' })
    execFileSync('useradd', ['--system', '--gid', 'postgres', '--shell', '/bin/sh', 'postgres'], { stdio: 'ignore' })
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    throw new Error(
      'PostgreSQL does not run as root, and a user "postgres" could not be made. Start as another user, or set DATABASE_URL.',
    )
  }
}

const mayEnter = (owner: Ids, path: string): boolean => {
  try {
    execFileSync('test', ['-x', path], { ...owner, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A folder below `/root` is closed to others, so the user keeps only root's capability to read files. */
const keepAccess = ({ uid, gid }: Ids): string[] => {
  const ids = ['--reuid', `${uid}`, '--regid', `${gid}`, '--clear-groups']
  const command = ['setpriv', ...ids, '--inh-caps', '+dac_override', '--ambient-caps', '+dac_override']
  try {
    execFileSync('setpriv', [...command.slice(1), 'true'], { stdio: 'ignore' })
  } catch {
    throw new Error(
      'The user "postgres" cannot enter the data folder or node_modules. Move the project out of a folder that only root may enter, start as another user, or set DATABASE_URL.',
    )
  }
  return command
}
