import type { Page } from 'playwright-core'
import { PNG } from 'pngjs'

/** Files as a user chooses them in an input. */
export interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export const PICTURE_SIZE = { width: 1_000, height: 800 }
export const PICTURE: ChosenFile = {
  name: 'goal.png',
  mimeType: 'image/png',
  buffer: PNG.sync.write(new PNG(PICTURE_SIZE)),
}

export const DOCUMENT: ChosenFile = { name: '赛程.txt', mimeType: 'text/plain', buffer: Buffer.from('周日三点') }

/** A second of silence: mono, 8,000 samples of one byte. */
const voice = (): Buffer => {
  const samples = 8_000
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  for (const at of [20, 22, 32]) head.writeUInt16LE(1, at)
  for (const at of [24, 28, 40]) head.writeUInt32LE(samples, at)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  return Buffer.concat([head, Buffer.alloc(samples, 128)])
}
export const VOICE: ChosenFile = { name: 'voice.wav', mimeType: 'audio/wav', buffer: voice() }

/** Chooses a file in the only input of the page. */
export const choose = async (page: Page, file: ChosenFile): Promise<void> => {
  await page.evaluate(() => {
    if (document.querySelector('input') === null)
      document.body.append(Object.assign(document.createElement('input'), { type: 'file' }))
  })
  await page.setInputFiles('input', file)
}
