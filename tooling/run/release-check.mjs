// `npm run release:check`: tests a release. Builds and packs the packages, checks the tarballs, publishes them to a
// local registry, uses them as users do, and prints what the pending changesets would release.
import { install, plainEnv, pnpm, turbo } from './pnpm.mjs'
import { ROOT, run } from './process.mjs'

const stop = (problems) => {
  console.error(problems.join('\n'))
  process.exit(1)
}

await install()
console.log('Building the packages …')
const build = await turbo(['build', '--filter=./packages/*', '--output-logs=errors-only'])
if (build.code !== 0) stop([build.output])

const { packages } = await import('../guards/packages.mjs')
const { published } = await import('../guards/published.mjs')
const { rehearse } = await import('../release/rehearse.mjs')
const { versionProblems } = await import('../release/versions.mjs')

console.log('Checking the tarballs …')
const { problems } = await packages.check({ root: ROOT, pnpm })
if (problems.length > 0) stop(problems)

console.log('Publishing them to a registry of this machine and using them from there …')
const met = await rehearse(ROOT, published(ROOT), { run, env: plainEnv(), say: console.log })
if (met.length > 0) stop(met)

console.log('Counting versions up in a clone …')
const foreign = await versionProblems(ROOT, { run, env: plainEnv() })
if (foreign.length > 0) stop(foreign)

console.log('What the changesets would release:')
await pnpm(['exec', 'changeset', 'status'], { show: true })
