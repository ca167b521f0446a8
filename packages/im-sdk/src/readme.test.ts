import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const FOLDER = join(import.meta.dirname, '..')

/** What an example takes for granted: the options and the instance of the first one, and an app around it. */
const READER = `
import type { Chat, ChatOptions } from '@org/im-sdk'
import type { cloudConfig } from '@org/im-sdk/config'
import type { groups } from '@org/im-sdk/groups'
import type { liveRooms } from '@org/im-sdk/live-rooms'
import type { topics } from '@org/im-sdk/topics'
import type { uploads } from '@org/im-sdk/uploads'
declare global {
  const options: Pick<ChatOptions, 'SDKAppID' | 'endpoints'>
  const chat: Chat<[typeof groups, typeof liveRooms, typeof topics, typeof cloudConfig, ReturnType<typeof uploads>]>
  const userID: string
  const userSig: string
  const groupID: string
  const input: HTMLInputElement
  const bar: { set(fraction: number): void }
  const show: (...what: readonly unknown[]) => void
}`

/** By the line of the README at which each example begins. */
const examples = (): Map<string, string> => {
  const text = readFileSync(join(FOLDER, 'README.md'), 'utf8')
  return new Map(
    [...text.matchAll(/^```tsx?\n(.*?)^```/gms)].map(({ 1: code = '', index }) => [
      join(FOLDER, `README line ${text.slice(0, index).split('\n').length}.tsx`),
      // A module of its own, so that it may await.
      `${code}\nexport {}`,
    ]),
  )
}

/** What the compiler says of them, as strict as for an app. */
const complaints = (files: ReadonlyMap<string, string>): string[] => {
  const configPath = join(FOLDER, 'tsconfig.json')
  const { config } = ts.readConfigFile(configPath, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configPath))
  const settings = { ...options, types: ['node'], noUnusedLocals: false, noUnusedParameters: false }
  const host = ts.createCompilerHost(settings)
  const { getSourceFile, fileExists, readFile } = host
  host.fileExists = (path) => files.has(path) || fileExists(path)
  host.readFile = (path) => files.get(path) ?? readFile(path)
  host.getSourceFile = (path, version, ...rest) => {
    const code = files.get(path)
    return code === undefined ? getSourceFile(path, version, ...rest) : ts.createSourceFile(path, code, version)
  }
  const program = ts.createProgram([...files.keys()], settings, host)
  return [...files.keys()].flatMap((path) => {
    const file = program.getSourceFile(path)
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) => `${path.slice(FOLDER.length + 1)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    )
  })
}

it('has examples that an app may copy: all of them type-check', { timeout: 180_000 }, () => {
  const found = examples()
  expect(found.size).toBeGreaterThan(8)
  expect(complaints(new Map([[join(FOLDER, 'reader.ts'), READER], ...found]))).toEqual([])
})
