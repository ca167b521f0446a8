// `pnpm frame`: writes the modules of `frame.proto`, one for each direction and end. `--check` only says whether they
// are current; names of modules limit it to those.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const REQUESTS = ['Frame', 'SendRequest', 'RoamRequest', 'PollRequest']
const ANSWERS = ['Frame', 'MessagesPush', 'SendReply', 'RoamReply', 'PollReply']

/**
 * A client writes requests and reads answers, a server reads requests and writes answers. Neither has to load what it
 * never does.
 */
const MODULES = [
  { name: 'request-writer', messageNames: REQUESTS, without: '--no-decode' },
  { name: 'request-reader', messageNames: REQUESTS, without: '--no-encode' },
  { name: 'answer-writer', messageNames: ANSWERS, without: '--no-decode' },
  { name: 'answer-reader', messageNames: ANSWERS, without: '--no-encode' },
]

const PACKAGE = new URL('..', import.meta.url)
const FOLDER = new URL('src/binary/generated/', PACKAGE)
const PBJS = createRequire(import.meta.url).resolve('protobufjs-cli/bin/pbjs')
const OPTIONS = '--target static-module --wrap esm --dependency protobufjs/minimal.js --keep-case'.split(' ')
const LEFT_OUT = 'create verify convert delimited typeurl service'.split(' ').map((what) => `--no-${what}`)

/**
 * Modules of one root would overwrite each other's messages. The types are made from the comments of the code, which
 * nobody needs otherwise.
 */
const generate = async ({ name, messageNames, without }, folder) => {
  const filter = join(folder, `${name}.json`)
  const typed = join(folder, `${name}.js`)
  const bare = join(folder, `${name}.bare.js`)
  await writeFile(filter, JSON.stringify({ messageNames }))
  const run = (...options) =>
    promisify(execFile)(
      process.execPath,
      [
        PBJS,
        ...OPTIONS,
        ...LEFT_OUT,
        without,
        '--root',
        name,
        '--filter',
        filter,
        ...options,
        'src/protocol/frame.proto',
      ],
      { cwd: PACKAGE },
    )
  await Promise.all([run('--dts', '--out', typed), run('--no-comments', '--out', bare)])
  const types = await readFile(join(folder, `${name}.d.ts`), 'utf8')
  return [
    [`${name}.js`, await readFile(bare, 'utf8')],
    [`${name}.d.ts`, types.replace('import Long = require("long");\n', '')],
  ]
}

const generateAll = async (modules) => {
  const folder = await mkdtemp(join(tmpdir(), 'frame-'))
  try {
    const files = await Promise.all(modules.map((module) => generate(module, folder)))
    return files.flat()
  } finally {
    await rm(folder, { recursive: true })
  }
}

const isCurrent = async (name, text) => (await readFile(new URL(name, FOLDER), 'utf8').catch(() => null)) === text

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const wanted = MODULES.filter(({ name }) => named.length === 0 || named.includes(name))
for (const [name, text] of await generateAll(wanted)) {
  if (!process.argv.includes('--check')) await writeFile(new URL(name, FOLDER), text)
  else if (!(await isCurrent(name, text))) {
    process.exitCode = 1
    console.error(`${name} is stale: pnpm --filter @org/im-sdk frame`)
  }
}
