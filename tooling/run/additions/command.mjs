import { exportsOf, membersOf, tablesOf, withImport, withMember, withNameInType } from './code.mjs'
import { camel, singular } from './edits.mjs'

const PROTOCOL = 'packages/im-sdk/src/protocol'
const HANDLERS = 'apps/server/src/im/handlers'
const RECORDS = 'apps/server/test/contract/chat'
const KIT = 'tooling/conformance/src/cases'

/** A chat command: its row, its bodies, its handler, its record for the tests and its case of the conformance kit. */
export const addCommand = (edits, { name, noun, wire, keyed }) => {
  const taken = edits.find(`${PROTOCOL}/commands`, (text) =>
    exportsOf(text).some((rows) => rows.endsWith('Commands') && membersOf(text, rows).includes(name)),
  )
  if (taken.length > 0) throw new Error(`${taken[0]} has a command ${name} already.`)
  const rowFile = `${PROTOCOL}/commands/${noun}.ts`
  const isNew = !edits.has(rowFile)
  if (isNew) addNoun(edits, noun)
  const rows = exportsOf(edits.text(rowFile)).find((one) => one.endsWith('Commands'))
  const [sibling] = membersOf(edits.text(rowFile), rows)

  const row = `  ${name}: { wire: '${wire ?? `${singular(noun)}.${name}`}', retry: '${keyed ? 'keyed' : 'safe'}' },\n`
  edits.change(rowFile, (text) => withMember(text, rows, row))
  edits.append(
    `${PROTOCOL}/schemas/${noun}.ts`,
    `
export const ${name} = {
  // What it does or returns, in one sentence.
  summary: GAP,
  request: v.object({ field: GAP }),
  reply: v.object({ field: GAP }),
}
`,
  )
  addToTable(edits, { folder: HANDLERS, rows, noun, name }, `\n  ${name}: async (request, call) => GAP,\n`)
  addToTable(
    edits,
    { folder: RECORDS, rows, noun, name },
    `  ${name}: {
    // The tables of which a call may change rows.
    changes: ${keyed ? 'GAP' : '[]'},
    // A request by what it is about, who is refused, and whose ids are swapped.
    cases: { 'of their own': { request: () => GAP } },${
      keyed
        ? `
    // A request whose changes are counted, so that a repeated key counts once.
    keyed: async (world, { userID }) => ({ body: GAP, done: async () => GAP }),`
        : ''
    }
  },
`,
  )
  const kitCase = `  ${name}: async (stage) => ({
    request: GAP,
    answer: GAP,
    // What a second client sees, and the requests that are refused by name.
    seen: GAP,
    refused: GAP,
  }),
`
  if (isNew) return edits.create(`${KIT}/${noun}.ts`, kitFile(noun, name, kitCase))
  addToTable(edits, { folder: KIT, rows: sibling, noun, name }, kitCase)
}

export const commandSteps = ({ noun }) => [
  `the method in packages/im-sdk/src/${noun}`,
  'npm run docs, npm run api:update',
]

/** Adds a member to the table of a folder whose type has these rows, also to the names of its type. */
const addToTable = (edits, { folder, rows, noun, name }, member) => {
  const [file] = edits.find(folder, (text) => tablesOf(text, rows).length > 0, noun)
  if (file === undefined) throw new Error(`No table of ${folder} is of ${rows}.`)
  const [table] = tablesOf(edits.text(file), rows)
  edits.change(file, (text) => withMember(withNameInType(text, table, name), table, member))
}

const kitFile = (noun, name, kitCase) => `import type { Cases } from '../case'

type Names = '${name}'

export const ${singular(noun)}Cases: Cases<Names> = {
${kitCase}}
`

/** The first command of a noun: five new files, each named in an index. */
const addNoun = (edits, noun) => {
  const name = camel(noun)
  const rows = `${singular(noun)}Commands`
  const cases = `${singular(noun)}Cases`
  edits.create(
    `${PROTOCOL}/commands/${noun}.ts`,
    `import { commandRows } from '../define-command'

export const ${rows} = commandRows({
})
`,
  )
  edits.create(`${PROTOCOL}/schemas/${noun}.ts`, "import * as v from 'valibot'\n")
  edits.append(`${PROTOCOL}/schemas/commands.ts`, `export * from './${noun}'\n`)
  edits.create(
    `${HANDLERS}/${noun}.ts`,
    `import type { ${rows} } from '@org/im-sdk/protocol'
import type { Handlers } from '../handler'

export const ${name} = {
} satisfies Handlers<typeof ${rows}>
`,
  )
  edits.create(
    `${RECORDS}/${noun}.ts`,
    `import type { ${rows} } from '@org/im-sdk/protocol'
import type { CasesOf } from './command-case'

export const ${cases} = {
} satisfies CasesOf<typeof ${rows}>
`,
  )
  for (const [index, of, value] of [
    [`${PROTOCOL}/commands/index.ts`, 'CommandRows', rows],
    [`${HANDLERS}/index.ts`, 'Commands', name],
    [`${RECORDS}/index.ts`, 'Commands', cases],
    [`${KIT}/index.ts`, 'CommandName', cases],
  ]) {
    const [table] = tablesOf(edits.text(index), of)
    edits.change(index, (text) =>
      withImport(withMember(text, table, `  ...${value},\n`), `import { ${value} } from './${noun}'`),
    )
  }
  edits.change(`${PROTOCOL}/commands/index.ts`, (text) => text.replace(/\}\s*$/, `  ${rows},\n}\n`))
}
