import { camel, singular } from './edits.mjs'

const PROTOCOL = 'packages/im-sdk/src/protocol'
const HANDLERS = 'apps/server/src/im/handlers'
const RECORDS = 'apps/server/test/contract/chat'
const KIT = 'tooling/conformance/src/cases'

/** A chat command: its row, its bodies, its handler, its record for the tests and its case of the conformance kit. */
export const addCommand = (edits, { name, noun, wire, keyed }) => {
  const rowFile = `${PROTOCOL}/commands/${noun}.ts`
  const isNew = !edits.has(rowFile)
  if (isNew) addNoun(edits, noun)
  const own = edits.text(rowFile).match(/export const (\w+Commands) = /)[1]
  const sibling = edits.text(rowFile).match(/^ {2}(\w+): \{/m)?.[1]

  edits.before(
    rowFile,
    /\}\)\s*$/,
    `  ${name}: { wire: '${wire ?? `${singular(noun)}.${name}`}', retry: '${keyed ? 'keyed' : 'safe'}' },\n`,
  )
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
  const table = new RegExp(`\\} satisfies (Handlers|CasesOf)<[^>]*\\b${own}\\b`)
  edits.before(edits.find(HANDLERS, table), table, `\n  ${name}: async (request, call) => GAP,\n`)
  edits.before(
    edits.find(RECORDS, table),
    table,
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
  const kit = isNew ? `${KIT}/${noun}.ts` : edits.find(KIT, new RegExp(`^ {2}\\| '${sibling}'`, 'm'))
  edits.replace(kit, /\n\nconst |\n\n(?=export const)/, (gap) => `\n  | '${name}'${gap}`)
  edits.before(
    kit,
    /\}\s*$/,
    `  ${name}: async (stage) => ({
    request: GAP,
    answer: GAP,
    // What a second client sees, and the requests that are refused by name.
    seen: GAP,
    refused: GAP,
  }),
`,
  )
}

export const commandSteps = ({ noun }) => [
  `the method in packages/im-sdk/src/${noun}`,
  'npm run docs, npm run api:update',
]

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
  edits.create(
    `${KIT}/${noun}.ts`,
    `import type { Cases } from '../case'

type Names =

export const ${cases}: Cases<Names> = {
}
`,
  )
  for (const [index, table, value] of [
    [`${PROTOCOL}/commands/index.ts`, /\} satisfies CommandRows/, rows],
    [`${HANDLERS}/index.ts`, /\} satisfies Handlers<Commands>/, name],
    [`${RECORDS}/index.ts`, /\} satisfies CasesOf<Commands>/, cases],
    [`${KIT}/index.ts`, /\} satisfies Cases<CommandName>/, cases],
  ]) {
    edits.afterLast(index, /^import /, `import { ${value} } from './${noun}'`)
    edits.before(index, table, `  ...${value},\n`)
  }
  edits.before(`${PROTOCOL}/commands/index.ts`, /\}\s*$/, `  ${rows},\n`)
}
