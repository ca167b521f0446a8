// `npm run release:check`: would a release work? Builds and packs the packages, checks the tarballs, uses them from a
// project of their own, and says what the waiting changesets would release.
import { install, pnpm, turbo } from './pnpm.mjs'
import { ROOT, run } from './process.mjs'

const stop = (text) => {
  console.error(text)
  process.exit(1)
}

await install()
console.log('Building the packages …')
const build = await turbo(['build', '--filter=./packages/*', '--output-logs=errors-only'])
if (build.code !== 0) stop(build.output)

const { packages } = await import('../guards/packages.mjs')
const { tryAsConsumer } = await import('../guards/consumer.mjs')

console.log('Checking the tarballs …')
const { problems } = await packages.check({ root: ROOT, pnpm })
if (problems.length > 0) stop(problems.join('\n'))

console.log('Using them from a new project …')
const met = await tryAsConsumer(ROOT, { pnpm, run })
if (met.length > 0) stop(met.join('\n'))

console.log('What the changesets would release:')
const { code } = await pnpm(['exec', 'changeset', 'status'], { show: true })
process.exit(code)
