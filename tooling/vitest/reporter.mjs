import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Writes what `tooling/run` needs of a run to the file that `--outputFile` names: `{ files: [{ file, seconds, error,
 * tests: [{ name, state, ms, tags, error }] }], errors }`. `error` is the first error's text, or absent; `errors` are
 * those outside of tests. Failed suites are among the tests: a hook of theirs has failed.
 */
export default class Report {
  onInit(vitest) {
    this.vitest = vitest
  }

  onTestRunEnd(modules, errors) {
    const { outputFile, root } = this.vitest.config
    if (typeof outputFile !== 'string') return
    const report = { files: modules.map(fileOf), errors: errors.map(textOf) }
    const file = resolve(root, outputFile)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(report))
  }
}

const fileOf = (module) => {
  const { collectDuration, duration, setupDuration } = module.diagnostic()
  const suites = [...module.children.allSuites()].filter((suite) => suite.errors().length > 0)
  return {
    file: module.moduleId,
    seconds: (collectDuration + duration + setupDuration) / 1_000,
    error: firstOf(module.errors()),
    tests: [
      ...[...module.children.allTests()].map(testOf),
      ...suites.map((suite) => ({
        name: suite.fullName,
        state: 'failed',
        ms: 0,
        tags: [],
        error: firstOf(suite.errors()),
      })),
    ],
  }
}

const testOf = (test) => {
  const { state, errors } = test.result()
  return { name: test.fullName, state, ms: test.diagnostic()?.duration ?? 0, tags: test.tags, error: firstOf(errors) }
}

const firstOf = (errors) => (errors?.length ? textOf(errors[0]) : undefined)

const textOf = ({ name, message, stack, stacks, cause }) => {
  const at = stacks?.length
    ? stacks.map(({ file, line, column }) => `    at ${file}:${line}:${column}`).join('\n')
    : stack
  const why = cause?.message && `  because of ${cause.name ?? 'Error'}: ${cause.message}`
  return [`${name ?? 'Error'}: ${message}`, why, at].filter(Boolean).join('\n')
}
