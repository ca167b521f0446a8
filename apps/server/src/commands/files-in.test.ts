import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { filesIn } from './files-in'

it('finds the files of folders by name, leaves out what cannot be read, and keeps files that are named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'football-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'en'))
  mkdirSync(join(folder, 'empty'))
  for (const name of ['results.csv', 'goalscorers.csv', 'LICENSE.md', 'en/1.json'])
    writeFileSync(join(folder, name), '')
  const notes: string[] = []
  const found = filesIn([folder, 'missing.json', join(folder, 'goalscorers.csv')], (line) => notes.push(line))
  expect(found).toEqual([
    ...['en/1.json', 'results.csv'].map((name) => join(folder, name)),
    'missing.json',
    join(folder, 'goalscorers.csv'),
  ])
  expect(notes).toEqual([`${join(folder, 'goalscorers.csv')} is not read.`])
  expect(() => filesIn([join(folder, 'empty')], () => {})).toThrow('empty has no JSON or CSV file.')
})
