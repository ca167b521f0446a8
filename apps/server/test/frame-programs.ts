import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The smallest bytes that pass for a JPEG. */
export const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xd9, 0xff, 0xd9])

/** The path of a program that reads its input to the end, and then does this in Node. */
export const frameProgram = (body: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'frame-program-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'program.cjs')
  const start = `#!${process.execPath}\nlet read = []\nprocess.stdin.on('data', (piece) => read.push(piece)).on('end', () => {\n`
  writeFileSync(
    path,
    `${start}const input = Buffer.concat(read)\nconst write = (hex) => process.stdout.write(Buffer.from(hex, 'hex'))\n${body}\n})\n`,
    { mode: 0o700 },
  )
  return path
}
