import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs `changeset version` in a clone of the last commit. Resolves to the files that it would change outside of
 * published packages and changesets, because apps and tools have no version and no changelog.
 */
export const versionProblems = async (root, { run, env }) => {
  const folder = mkdtempSync(join(tmpdir(), 'versions-'))
  const there = { cwd: folder, env }
  try {
    const clone = await run('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, '.'], there)
    if (clone.code !== 0) return [clone.output.trim()]
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    // Not by pnpm, which would install: through the link, into the node_modules of the repository.
    const changeset = join(root, 'node_modules/@changesets/cli/bin.js')
    const version = await run(process.execPath, [changeset, 'version'], there)
    if (version.code !== 0) return [version.output.trim()]
    const { stdout } = await run('git', ['status', '--porcelain', '--untracked-files=all'], there)
    return stdout
      .split('\n')
      .map((line) => line.slice(3))
      .filter((file) => file && file !== 'node_modules' && !/^(packages|\.changeset)\//.test(file))
      .map((file) => `changeset version would change ${file}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
