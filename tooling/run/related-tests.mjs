import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { dependentsOf, readImports, sourceFiles } from './imports.mjs'
import { DEEP_FILE, durationsOf } from './suites.mjs'

/** The tasks whose tests `--changed` runs. */
const TASKS = ['test', 'test:browser']
const TEST = /\.test\.[cm]?[jt]sx?$/
const STORY = /\.stories\.tsx$/
const STORYBOOK = 'apps/storybook'
const VITEST_CONFIG = /^vitest\.config\.[cm]?[jt]s$/
const CODE = /\.[cm]?[jt]sx?$/
/** Files at the root that decide which packages every test loads. */
const PACKAGES = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']

/** For loading a test file. */
const FILE_SECONDS = 0.3

/**
 * The tests of the gate that changed files can break (`chooseTests` has their shape), with paths from `root`: those that
 * load one. What is no code concerns all tests of its workspace, as they may read it; so does the configuration of the
 * tests; the packages concern all tests of all.
 */
export const relatedTests = (changed, workspaces, root) => {
  const files = sourceFiles(root)
  const gone = changed.filter((file) => !existsSync(join(root, file)))
  const imports = readImports(files, root, gone)
  const suites = workspaces
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
  const concernsAll = changed.some((file) => PACKAGES.includes(file))
  return suites.flatMap(({ folder, path, tests }) => {
    const readsAnything = concernsAll || changed.some((file) => file.startsWith(`${path}/`) && !CODE.test(file))
    const durations = durationsOf(folder, TASKS)
    return tests
      .filter((file) => readsAnything || dependents.has(file))
      .map((file) => ({
        workspace: path,
        file,
        distance: dependents.get(file) ?? Infinity,
        seconds: FILE_SECONDS + (durations.get(`${root}/${file}`.replaceAll('\\', '/')) ?? usualSeconds(file)),
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
