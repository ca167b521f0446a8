// `npm run release:check`: tests a release. Builds and packs the packages, checks the tarballs, publishes them to a
// local registry, uses them as users do, and prints what the pending changesets would release.
import { install, pnpm, turbo } from './pnpm.mjs'
import { ROOT } from './process.mjs'

const stop = (problems) => {
  console.error(problems.join('\n'))
  process.exit(1)
}

await install()
console.log('Building the packages, and the server for the example with Next …')
const filters = ['--filter=./packages/*', '--filter=@org/server', '--filter=@org/mobile-web']
const build = await turbo(['build', ...filters, '--output-logs=errors-only'])
if (build.code !== 0) stop([build.output])

const { packages } = await import('../guards/packages.mjs')
const { rehearsalProblems } = await import('./rehearsal.mjs')

console.log('Checking the tarballs …')
const { problems } = await packages.check({ root: ROOT, pnpm })
if (problems.length > 0) stop(problems)

const met = await rehearsalProblems(console.log)
if (met.length > 0) stop(met)

console.log('What the changesets would release:')
await pnpm(['exec', 'changeset', 'status'], { show: true })
