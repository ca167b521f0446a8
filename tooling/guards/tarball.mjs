import { clientEntries } from './client-entries.mjs'

/**
 * The maximum size of an installed package: files, and kilobytes unpacked. A limit is about a sixth above the current
 * size.
 */
const LIMITS = {
  '@org/api-client': { files: 190, kilobytes: 1_300 },
  '@org/domain': { files: 180, kilobytes: 720 },
  '@org/im-sdk': { files: 800, kilobytes: 4_300 },
  '@org/site-brands': { files: 330, kilobytes: 1_300 },
  '@org/ui': { files: 800, kilobytes: 1_700 },
}

/** The fields for the package's registry page and for users with questions. */
const METADATA = ['description', 'keywords', 'license', 'homepage', 'bugs', 'repository', 'engines']

/** The problems of a packed tarball: `files` by their path, from `readTarball`. */
export const tarballProblems = (files) => {
  const text = files.get('package.json').toString()
  const manifest = JSON.parse(text)
  const paths = [...files.keys()]
  const required = ['README.md', 'LICENSE', ...(manifest.version === '0.0.0' ? [] : ['CHANGELOG.md'])]
  const exact = Object.entries(manifest.dependencies ?? {}).filter(([, range]) => !/^[\^~>]/.test(range))
  return [
    ...required.filter((file) => !files.has(file)).map((file) => `${file} is not in the tarball`),
    ...paths.filter((path) => UNWANTED.test(path)).map((path) => `${path} should not be in the tarball`),
    ...METADATA.filter((key) => !manifest[key]).map((key) => `package.json does not state ${key}`),
    ...(manifest.sideEffects === undefined ? ['package.json does not state sideEffects'] : []),
    ...(/"(workspace|catalog):/.test(text) ? ['a workspace: or catalog: range reached the tarball'] : []),
    ...(text.includes('@org/source') ? ['the condition @org/source, which leads to files that are not there'] : []),
    ...exact.map(([name, range]) => `${name} is pinned to ${range}: users could not share it with others`),
    ...clientEntries(manifest, files),
    ...tooMuch(manifest.name, files),
  ].map((problem) => `${manifest.name}: ${problem}`)
}

const UNWANTED = /\.(test|stories)\.|\.map$/

const tooMuch = (name, files) => {
  const limits = LIMITS[name]
  if (!limits) return ['has no limits in tooling/guards/tarball.mjs']
  const kilobytes = Math.round([...files.values()].reduce((sum, { length }) => sum + length, 0) / 1000)
  return [
    ...(files.size > limits.files ? [`${files.size} files, at most ${limits.files}`] : []),
    ...(kilobytes > limits.kilobytes ? [`${kilobytes} kB unpacked, at most ${limits.kilobytes}`] : []),
  ]
}
