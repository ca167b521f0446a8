import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pack } from './pack.mjs'
import { published } from './published.mjs'
import { readTarball } from './read-tarball.mjs'
import { tarballProblems } from './tarball.mjs'

/** Checks the packed tarball with publint and Are the Types Wrong. */
export const packages = {
  id: 'packages',
  title: 'Packed tarballs (publint, attw)',
  remedy: 'Correct what publint or attw names. `tooling/guards/tarball.mjs` sets the limits of a tarball.',
  needs: ['build'],
  check: async ({ root, pnpm }) => {
    const { publint } = await import('publint')
    const { formatMessage } = await import('publint/utils')
    const folder = mkdtempSync(join(tmpdir(), 'packed-'))
    try {
      const problems = []
      for (const target of published(root)) {
        const file = await pack(target, folder, pnpm)
        const bytes = readFileSync(file)
        const { pkg, messages } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer }, strict: true })
        const serious = messages.filter(({ type }) => type !== 'suggestion')
        problems.push(
          ...tarballProblems(readTarball(bytes)),
          ...serious.map((message) => `${target.name}: publint: ${formatMessage(message, pkg, { color: false })}`),
          ...(await types(target, file, pnpm)),
        )
      }
      return { problems }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** Style sheets have no types, and Node 10 did not support exports maps. */
const types = async ({ name, manifest }, file, pnpm) => {
  const styles = Object.keys(manifest.exports).filter((path) => path.endsWith('.css'))
  const exclude = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : []
  const args = [
    'exec',
    'attw',
    file,
    '--profile',
    'node16',
    '--format',
    'ascii',
    '--no-emoji',
    '--no-color',
    ...exclude,
  ]
  const { code, output } = await pnpm(args, { cwd: import.meta.dirname })
  return code === 0 ? [] : [`${name}: attw:\n${output.trim()}`]
}
