import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { cached } from './cache.mjs'
import { untar } from './untar.mjs'

/**
 * The packaged Chromium comes before an installed one, so that tests mean the same on every machine. `libraryPath` is
 * the folder for `LD_LIBRARY_PATH`, null if the system has every library that Chromium links to.
 */
export const chromium = () => (found ??= fromEnvironment() ?? (isPackaged ? packaged() : installed()))

let found

const isPackaged = process.platform === 'linux' && process.arch === 'x64'

const fromEnvironment = () => {
  const executablePath = process.env.CHROMIUM_PATH
  if (!executablePath) return null
  if (!existsSync(executablePath))
    throw new Error(`CHROMIUM_PATH: there is no file ${executablePath}. Correct it or unset it.`)
  return { executablePath, libraryPath: null }
}

const installed = () => {
  const executablePath = candidates().find((path) => existsSync(path) && starts(path))
  if (!executablePath) throw new Error(`No Chromium found.\n${ADVICE}`)
  return { executablePath, libraryPath: null }
}

const candidates = () => {
  if (process.platform === 'darwin') {
    return ['/Applications', join(process.env.HOME ?? '', 'Applications')].flatMap((folder) => [
      `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${folder}/Chromium.app/Contents/MacOS/Chromium`,
    ])
  }
  if (process.platform === 'win32') {
    return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((folder) =>
      folder
        ? [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Chromium/Application/chrome.exe')]
        : [],
    )
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** There may be a launcher without a browser: Ubuntu's `chromium-browser` only asks to install the snap. */
const starts = (path) => process.platform === 'win32' || version(path).status === 0

const version = (path, env = {}) =>
  spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000, env: { ...process.env, ...env } })

const packaged = () => {
  const folder = packageFolder()
  const { version: release } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const executablePath = join(
    cached(`chromium-${release}`, (target) => {
      const binary = brotliDecompressSync(readFileSync(join(folder, 'bin/chromium.br')))
      writeFileSync(join(target, 'chromium'), binary, { mode: 0o755 })
    }),
    'chromium',
  )
  if (version(executablePath).status === 0) return { executablePath, libraryPath: null }

  const libraryPath = join(
    cached(`libraries-${release}`, (target) => {
      untar(brotliDecompressSync(readFileSync(join(folder, 'bin/al2023.tar.br'))), target)
    }),
    'lib',
  )
  const retry = version(executablePath, { LD_LIBRARY_PATH: libraryPath })
  if (retry.status === 0) return { executablePath, libraryPath }
  throw new Error(
    `Chromium ${release} does not start here: ${retry.stderr || retry.error?.message || 'no message'}\n${ADVICE}`,
  )
}

/** The package does not export paths of its files, so its folder is found by searching the parents of its entry. */
const packageFolder = () => {
  let folder = dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'))
  while (!existsSync(join(folder, 'bin/chromium.br'))) folder = dirname(folder)
  return folder
}

const ADVICE = 'Install Chrome or Chromium, or set CHROMIUM_PATH to one.'
