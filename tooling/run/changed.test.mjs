import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { baseOf, changedFiles } from './changed-files.mjs'
import { chooseTests } from './choose-tests.mjs'

/** A repository whose branch `work` has left `main`; `write` puts a file there, `git` runs git in it. */
const repository = () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'changed-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const write = (path, text = path) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const commit = () => {
    git('add', '--all')
    git('-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '--quiet', '--message=change')
    return git('rev-parse', 'HEAD')
  }
  git('init', '--quiet', '--initial-branch=main')
  for (const path of ['kept.ts', 'edited.ts', 'committed.ts', 'deleted.ts', 'moved.ts']) write(path)
  const start = commit()
  git('checkout', '--quiet', '-b', 'work')
  return { root, git, write, commit, start }
}

describe('the changed files', () => {
  it('are those of the branch, and those that are not committed or not tracked', () => {
    const { root, git, write, commit, start } = repository()
    write('committed.ts', 'new text')
    git('mv', 'moved.ts', 'new-place.ts')
    commit()
    write('edited.ts', 'new text')
    write('folder/untracked.ts')
    rmSync(join(root, 'deleted.ts'))
    const { there, gone } = changedFiles(baseOf('', root), root)
    expect(baseOf('', root)).toBe(start)
    expect(there.sort()).toEqual(['committed.ts', 'edited.ts', 'folder/untracked.ts', 'new-place.ts'])
    expect(gone.sort()).toEqual(['deleted.ts', 'moved.ts'])
  })

  it('leave out what the main branch has changed since', () => {
    const { root, git, write, commit } = repository()
    write('edited.ts', 'new text')
    commit()
    git('checkout', '--quiet', 'main')
    write('kept.ts', 'changed on main')
    commit()
    git('checkout', '--quiet', 'work')
    expect(changedFiles(baseOf('', root), root)).toEqual({ there: ['edited.ts'], gone: [] })
  })

  it('are those since a named commit, and none right after a commit', () => {
    const { root, write, commit } = repository()
    write('edited.ts', 'new text')
    commit()
    write('committed.ts', 'new text')
    commit()
    expect(changedFiles(baseOf('HEAD~1', root), root)).toEqual({ there: ['committed.ts'], gone: [] })
    expect(changedFiles(baseOf('HEAD', root), root)).toEqual({ there: [], gone: [] })
  })

  it('need a commit that git knows', () => {
    const { root, git } = repository()
    expect(() => baseOf('nowhere', root)).toThrow('git knows no commit "nowhere"')
    git('branch', '--quiet', '--move', 'main', 'trunk')
    expect(() => baseOf('', root)).toThrow('There is no branch main to compare with')
  })
})

const test = (file, seconds = 1, distance = 1) => ({
  workspace: file.split('/').slice(0, 2).join('/'),
  file,
  distance,
  seconds,
})
const choose = (changed, related, budget, start = 0) => {
  const { chosen, leftOut } = chooseTests({ changed, related, budget, start })
  return { chosen: chosen.map(({ file }) => file), leftOut: leftOut.map(({ file }) => file) }
}

describe('the chosen tests', () => {
  const near = test('apps/server/src/services/tasks/rewards.test.ts')
  const sameName = test('apps/server/test/tasks.test.ts')
  const own = test('apps/server/test/auth.test.ts')
  const dependent = test('apps/mobile-web/src/features/tasks/tasks.test.tsx')
  const related = [dependent, own, sameName, near]
  const changed = ['apps/server/src/services/tasks/tasks.ts']

  it('are all that import the change, when there is time for them', () => {
    const { chosen, leftOut } = choose(changed, related, 60)
    expect(chosen).toEqual([sameName, near, own, dependent].map(({ file }) => file))
    expect(leftOut).toEqual([])
  })

  it('are the nearest when time is short: same name, folder, workspace, then dependent workspaces', () => {
    for (const [budget, count] of [
      [0, 1],
      [2, 2],
      [3, 3],
    ]) {
      expect(choose(changed, related, budget).chosen).toEqual([sameName, near, own].slice(0, count).map((t) => t.file))
    }
  })

  it('are the quick ones of those that are equally near', () => {
    const slow = test('apps/server/test/drain.test.ts', 30)
    const { chosen, leftOut } = choose(changed, [slow, own, dependent], 20)
    expect(chosen).toEqual([own.file, dependent.file])
    expect(leftOut).toEqual([slow.file])
  })

  it('are those with fewer imports between, of those that are equally near', () => {
    const direct = test('apps/server/test/direct.test.ts', 10, 1)
    const indirect = test('apps/server/test/indirect.test.ts', 1, 4)
    expect(choose(changed, [indirect, direct], 10).chosen).toEqual([direct.file])
  })

  it('include every test that changed itself, however long it takes', () => {
    const slow = test('apps/server/test/main.test.ts', 200)
    expect(choose([slow.file], [slow], 60).chosen).toEqual([slow.file])
  })

  it('include the tests of a folder whose index changed', () => {
    const tasks = test('packages/domain/src/tasks/tasks.test.ts')
    expect(choose(['packages/domain/src/tasks/index.ts'], [tasks], 0).chosen).toEqual([tasks.file])
  })

  it('do not take a file of another workspace for the same because of its name', () => {
    expect(choose(['packages/domain/src/tasks.ts'], [dependent], 0).leftOut).toEqual([dependent.file])
  })

  it('count what it takes to start the tests of a workspace, once', () => {
    const other = test('apps/server/test/chat.test.ts')
    const { chosen, leftOut } = choose(changed, [own, other, dependent], 12, 10)
    expect(chosen).toEqual([own.file, other.file])
    expect(leftOut).toEqual([dependent.file])
  })

  it('include the story of a changed component, which Storybook runs', () => {
    const story = { ...test('packages/ui/src/basics/Button/Button.stories.tsx'), workspace: 'apps/storybook' }
    expect(choose(['packages/ui/src/basics/Button/Button.tsx'], [story], 0).chosen).toEqual([story.file])
  })
})
