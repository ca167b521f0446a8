import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { dependentsOf, readImports, sourceFiles } from './imports.mjs'
import { DEEP_FILE, durationsOf } from './suites.mjs'

/** The tasks whose tests `--changed` runs. */
const TASKS = ['test', 'test:browser']
const TEST = /\.test\.[cm]?[jt]sx?$/
const STORY = /\.stories\.tsx$/
const STORYBOOK = 'apps/storybook'
const VITEST_CONFIG = /^vitest\.config\.[cm]?[jt]s$/
/** Of these sources one knows who loads them. Tests may read any other file. */
const CODE = /\.[cm]?[jt]sx?$/

/** For loading a test file. */
const FILE_SECONDS = 0.3

/**
 * The tests of the gate that load a changed file (`chooseTests` has their shape), with paths from `root`. A file that is no
 * code concerns all tests of its workspace, and so does the configuration of its tests.
 */
export const relatedTests = (changed, all, root) => {
  const files = sourceFiles(root)
  const imports = readImports(files, root)
  const suites = all
    .filter(({ manifest }) => TASKS.some((task) => manifest.scripts?.[task]))
    .map((workspace) => ({ ...workspace, path: relative(root, workspace.folder).replaceAll('\\', '/') }))
    .map((suite) => ({ ...suite, tests: testsOf(suite, files).filter((file) => !isDeep(join(root, file))) }))
  for (const { path, tests } of suites) {
    const configs = files.filter(
      (file) => file.startsWith(`${path}/`) && VITEST_CONFIG.test(file.slice(path.length + 1)),
    )
    for (const test of tests) imports.set(test, new Set([...(imports.get(test) ?? []), ...configs]))
  }
  const dependents = dependentsOf(changed, imports)
  return suites.flatMap(({ folder, path, tests }) => {
    const readsAnything = changed.some((file) => file.startsWith(`${path}/`) && !CODE.test(file))
    const durations = durationsOf(folder, TASKS)
    return tests
      .filter((file) => readsAnything || dependents.has(file))
      .map((file) => ({
        workspace: path,
        file,
        distance: dependents.get(file) ?? 0,
        seconds: FILE_SECONDS + (durations.get(join(root, file)) ?? usualSeconds(file)),
      }))
  })
}

const testsOf = ({ path }, files) =>
  path === STORYBOOK
    ? files.filter((file) => STORY.test(file))
    : files.filter((file) => file.startsWith(`${path}/`) && TEST.test(file))

const isDeep = (path) => readFileSync(path, 'utf8').startsWith(DEEP_FILE)

/** Without a report of an earlier run: tests of the apps and of components start a server or show a page. */
const usualSeconds = (file) => (file.startsWith('apps/') || file.endsWith('x') ? 3 : 0.3)
