import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { published } from './published.mjs'

/** Entries on which code of others builds before 1.0; the others get a report with their first stable release. */
const REPORTED = { 'im-sdk': ['.', './protocol'], 'api-client': ['./contract'] }

/** The public API of these entries is in the repository, so that a review shows its changes. */
export const apiReports = {
  id: 'api',
  title: 'API reports of the public entries',
  remedy: 'If you intended the change: run `npm run api:update`, review the diff and commit it.',
  needs: ['build'],
  check: async ({ root }) => {
    const reports = await printApiReports(root)
    return {
      problems: reports.flatMap(({ file, text }) => {
        const committed = existsSync(file) ? readFileSync(file, 'utf8') : null
        return committed === text
          ? []
          : [`${relative(root, file)}: ${difference(committed, text)} (npm run api:update)`]
      }),
    }
  },
}

/** Writes the reports of the current `dist`. */
export const writeApiReports = async (root) => {
  for (const { file, text } of await printApiReports(root)) writeFileSync(file, text)
}

const printApiReports = async (root) => {
  const { CompilerState, Extractor, ExtractorConfig } = await import('@microsoft/api-extractor')
  const folder = mkdtempSync(join(tmpdir(), 'api-'))
  try {
    return published(root).flatMap(({ name: packageName, folder: packageFolder, entries: all }) => {
      const entries = all.filter(({ path }) => REPORTED[packageName]?.includes(path))
      if (entries.length === 0) return []
      mkdirSync(join(packageFolder, 'etc'), { recursive: true })
      const reports = entries.map((entry) => {
        const name = `${entry.path === '.' ? 'index' : entry.path.slice(2)}.api.md`
        const config = ExtractorConfig.prepare({
          configObject: settings(packageFolder, entry, folder, name),
          configObjectFullPath: undefined,
          packageJsonFullPath: join(packageFolder, 'package.json'),
        })
        return { name, config }
      })
      // Most entries share their declarations, and the compiler needs longer to read them than the reports.
      const compilerState = CompilerState.create(reports[0].config, {
        additionalEntryPoints: entries.map(({ types }) => types),
      })
      return reports.map(({ name, config }) => {
        Extractor.invoke(config, { localBuild: true, messageCallback: quiet, compilerState })
        return { file: join(packageFolder, 'etc', name), text: readFileSync(join(folder, name), 'utf8') }
      })
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const settings = (projectFolder, entry, reportFolder, reportFileName) => ({
  projectFolder,
  mainEntryPointFilePath: entry.types,
  compiler: { overrideTsconfig: { compilerOptions: COMPILER, files: [entry.types] } },
  apiReport: {
    enabled: true,
    // The fields of the entities are not exported, but a change of them is a change of the contract.
    includeForgottenExports: entry.path === './contract',
    reportFolder,
    reportTempFolder: reportFolder,
    reportFileName,
  },
  docModel: { enabled: false },
  dtsRollup: { enabled: false },
  tsdocMetadata: { enabled: false },
  newlineKind: 'lf',
  messages: {
    extractorMessageReporting: { default: { logLevel: 'none' } },
    tsdocMessageReporting: { default: { logLevel: 'none' } },
  },
})

const COMPILER = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  types: [],
  strict: true,
  skipLibCheck: true,
}

/** Hides its own output, which is about reports in a temporary folder. */
const quiet = (message) => {
  message.handled = message.logLevel !== 'error'
}

const difference = (before, after) => {
  if (before === null) return 'missing'
  const had = new Set(before.split('\n'))
  const has = new Set(after.split('\n'))
  const removed = [...had].filter((line) => !has.has(line)).map((line) => `- ${line.trim()}`)
  const added = [...has].filter((line) => !had.has(line)).map((line) => `+ ${line.trim()}`)
  return `differs\n    ${[...removed, ...added].slice(0, 6).join('\n    ')}\n   `
}
