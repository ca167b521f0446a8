// `npm run release:publish`: builds, runs the checks of `release:check`, and publishes every package version that is
// not in the registry. With `--checked` it publishes what `release:check` has just built, which then needs no token of the
// registry in its environment.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { install, pnpm } from './pnpm.mjs'
import { ROOT, run } from './process.mjs'

const checked = process.argv.includes('--checked')
if (!checked) await install()

const waiting = readdirSync(join(ROOT, '.changeset')).filter((file) => file.endsWith('.md') && file !== 'README.md')
if (waiting.length > 0) {
  console.error(
    `${waiting.length} changesets wait, so the versions are not those of this release.\n` +
      'Run `npx changeset version`, look at the changelogs, commit them, and publish then.',
  )
  process.exit(1)
}

if (!checked) {
  const check = await run(process.execPath, [join(ROOT, 'tooling/run/release-check.mjs')], { show: true })
  if (check.code !== 0) process.exit(check.code)
}

const { code } = await pnpm(['exec', 'changeset', 'publish'], { show: true })
process.exit(code)
