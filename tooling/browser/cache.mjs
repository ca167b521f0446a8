import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A folder filled by `fill` and kept between runs under a name with its version. It is created atomically: concurrent
 * processes each fill their own, and the first rename wins.
 */
export const cached = (name, fill) => {
  const folder = join(cacheRoot(), name)
  if (existsSync(folder)) return folder

  const draft = mkdtempSync(`${folder}.`)
  try {
    fill(draft)
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

const cacheRoot = () => {
  const root = [userCache(), tmpdir()].find(isWritable)
  if (!root) throw new Error(`Neither ${userCache()} nor ${tmpdir()} can be written; set XDG_CACHE_HOME or TMPDIR.`)
  return join(root, NAME)
}

const NAME = 'mobile-live-sports'

const userCache = () => {
  if (process.env.XDG_CACHE_HOME) return process.env.XDG_CACHE_HOME
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches')
  if (process.platform === 'win32') return process.env.LOCALAPPDATA ?? join(homedir(), 'AppData/Local')
  return join(homedir(), '.cache')
}

const isWritable = (root) => {
  try {
    mkdirSync(join(root, NAME), { recursive: true })
    rmSync(mkdtempSync(join(root, NAME, 'probe.')), { recursive: true })
    return true
  } catch {
    return false
  }
}
