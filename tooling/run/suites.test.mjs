import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ROOT } from './process.mjs'
import { afterRepeat, countsOf, deepFiles, failedTasks, outsideTests, withEnd } from './suites.mjs'

const A = join(ROOT, 'a.test.ts')
const B = join(ROOT, 'b.test.ts')
const passed = (name) => ({ name, state: 'passed', ms: 1, tags: [] })
const failed = (name, tags = []) => ({ name, state: 'failed', ms: 1, tags, error: `Error: ${name}` })
const file = (path, ...tests) => ({ file: path, seconds: 1, tests })

/** The counts of a report. */
const counted = (files, errors = []) => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'report.json'), JSON.stringify({ files, errors }))
  return countsOf('a suite', join(folder, 'report.json'))
}
const sumOf = ({ passedIn }) => [...passedIn.values()].reduce((total, count) => total + count, 0)
const titlesOf = ({ problems }) => problems.map(({ title }) => title)

describe('a suite', () => {
  it('that leaves no report has failed', () => {
    expect(countsOf('a suite', join(tmpdir(), 'no-such-report.json')).problems).toHaveLength(1)
  })

  it('that fails outside of its tests has failed, and repeats nothing', () => {
    const counts = counted([file(A, passed('one'))], ['Error: connection lost'])
    expect(counts.problems).toHaveLength(1)
    expect(counts.again).toEqual([])
  })

  it('repeats the files with failures, but none with a failure that is never repeated', () => {
    const counts = counted([file(A, passed('one'), failed('two')), file(B, failed('three'), failed('four', ['once']))])
    expect(titlesOf(counts)).toEqual(['a.test.ts › two', 'b.test.ts › three', 'b.test.ts › four'])
    expect(counts.again).toEqual([A])
  })

  it('repeats a file that could not be loaded', () => {
    expect(counted([{ ...file(A), error: 'SyntaxError: x' }]).again).toEqual([A])
  })

  it.each(['// @module-tag once\n', "import fc from 'fast-check'\n"])(
    'repeats no file that begins with %j, also if a hook of it failed or it could not be loaded',
    (source) => {
      const folder = mkdtempSync(join(tmpdir(), 'once-'))
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
      const path = join(folder, 'once.test.ts')
      writeFileSync(path, source)
      expect(counted([{ ...file(path), error: 'SyntaxError: x' }]).again).toEqual([])
      expect(counted([file(path, failed('a hook'))]).again).toEqual([])
    },
  )
})

describe('after the repeat of files', () => {
  it('what passes then has passed, in the open', () => {
    const counts = afterRepeat(counted([file(A, passed('one'), failed('two')), file(B, passed('three'))]), {
      ...counted([file(A, passed('one'), passed('two'))]),
    })
    expect(sumOf(counts)).toBe(3)
    expect(counts.problems).toEqual([])
    expect(counts.flaky).toEqual([{ title: 'a.test.ts › two', error: 'Error: two' }])
  })

  it('what fails again has failed, and so has what fails only then', () => {
    const counts = afterRepeat(
      counted([file(A, passed('one'), failed('two'))]),
      counted([file(A, failed('one'), failed('two'))]),
    )
    expect(titlesOf(counts)).toEqual(['a.test.ts › one', 'a.test.ts › two'])
    expect(counts.flaky).toEqual([])
    expect(sumOf(counts)).toBe(0)
  })

  it('failures of files that were not repeated stay', () => {
    const first = counted([file(A, failed('one')), file(B, failed('two', ['once']))])
    expect(titlesOf(afterRepeat(first, counted([file(A, passed('one'))])))).toEqual(['b.test.ts › two'])
  })
})

describe('a suite that fails while no test of it does', () => {
  const ended = { output: 'Error: connection lost', failed: true }

  it('has failed', () => {
    expect(withEnd(counted([file(A, passed('one'))]), 'a suite', ended).problems).toHaveLength(1)
    expect(withEnd(counted([file(A, passed('one'))]), 'a suite', { ...ended, failed: false }).problems).toEqual([])
    expect(titlesOf(withEnd(counted([file(A, failed('one'))]), 'a suite', ended))).toEqual(['a.test.ts › one'])
  })

  it('is one of those that turbo names at its end', () => {
    const end = ' Tasks:    1 successful, 3 total\nFailed:    @org/im-sdk#test, @org/ui#test\n\n ERROR  run failed\n'
    expect(failedTasks(end)).toEqual(['@org/im-sdk#test', '@org/ui#test'])
    expect(failedTasks(' Tasks:    3 successful, 3 total\n')).toEqual([])
  })

  it('is explained by the error that it printed, with what follows', () => {
    const output = 'one\n ✓ a test\n⎯⎯ Unhandled Rejection ⎯⎯\nError: connection lost\n    at open.ts:3\n'
    expect(outsideTests(output)).toEqual(['⎯⎯ Unhandled Rejection ⎯⎯', 'Error: connection lost', '    at open.ts:3'])
  })

  it('is explained by the end of its output if that names no error', () => {
    const lines = Array.from({ length: 200 }, (_, index) => `line ${index}`)
    const shown = outsideTests(`${lines.join('\n')}\n`)
    expect(shown.at(-1)).toBe('line 199')
    expect(shown.length).toBeLessThan(lines.length)
  })
})

it('the gate does not load the files of which every test is deep in each workspace that has them', () => {
  const root = mkdtempSync(join(tmpdir(), 'workspaces-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const folders = ['a', 'b'].map((name) => join(root, name))
  const write = (folder, name, text) => {
    mkdirSync(join(folder, 'src/part'), { recursive: true })
    writeFileSync(join(folder, 'src/part', name), text)
  }
  for (const name of ['deep.test.ts', 'shared.test.ts', 'deep.ts'])
    write(folders[0], name, "// @module-tag deep\nit('runs at night', () => {})\n")
  write(folders[0], 'both.test.tsx', "it('runs', () => {})\nit('runs at night', { tags: ['deep'] }, () => {})\n")
  write(folders[1], 'shared.test.ts', "it('runs', () => {})\n")
  expect(deepFiles(folders)).toEqual(['src/part/deep.test.ts'])
  expect(deepFiles(folders.slice(0, 1)).toSorted()).toEqual(['src/part/deep.test.ts', 'src/part/shared.test.ts'])
})
