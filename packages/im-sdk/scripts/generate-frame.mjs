// `pnpm frame`: writes the module of `frame.proto`. `--check` only says whether it is current.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PACKAGE = new URL('..', import.meta.url)
const FOLDER = new URL('src/binary/generated/', PACKAGE)
const OPTIONS = '--target static-module --wrap esm --dependency protobufjs/minimal.js --keep-case'.split(' ')
const LEFT_OUT = 'create verify convert delimited typeurl service'.split(' ').map((what) => `--no-${what}`)

/** The types are made from the comments of the code, which nobody needs otherwise. */
const generate = () => {
  const folder = mkdtempSync(join(tmpdir(), 'frame-'))
  const pbjs = createRequire(import.meta.url).resolve('protobufjs-cli/bin/pbjs')
  const run = (...options) =>
    execFileSync(process.execPath, [pbjs, ...OPTIONS, ...LEFT_OUT, ...options, 'src/protocol/frame.proto'], {
      cwd: PACKAGE,
    })
  try {
    run('--dts', '--out', join(folder, 'frame.js'))
    const types = readFileSync(join(folder, 'frame.d.ts'), 'utf8').replace('import Long = require("long");\n', '')
    run('--no-comments', '--out', join(folder, 'frame.js'))
    return { 'frame.js': readFileSync(join(folder, 'frame.js'), 'utf8'), 'frame.d.ts': types }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const isCurrent = (name, text) => readFileSync(new URL(name, FOLDER), 'utf8') === text

for (const [name, text] of Object.entries(generate())) {
  if (!process.argv.includes('--check')) writeFileSync(new URL(name, FOLDER), text)
  else if (!isCurrent(name, text)) {
    process.exitCode = 1
    console.error(`${name} is stale: pnpm --filter @org/im-sdk frame`)
  }
}
