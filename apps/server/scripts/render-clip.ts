/**
 * Draws the clips that live rooms show, one a sport, and writes them to `assets/media`, a file for each quality; that of football
 * has boards in two languages. Run once, with ffmpeg in the path; the files are committed.
 *
 *   tsx --conditions=@org/source scripts/render-clip.ts
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { writeFlv } from '../src/media/flv'
import { drawBasketball } from './clip-basketball'
import { FRAME } from './clip-canvas'
import { drawEsport } from './clip-esport'
import { drawFootball } from './clip-football'
import { LOOP_SECONDS } from './clip-match'
import { crowdSound, SAMPLE_RATE } from './clip-sound'
import { joinStreams } from './elementary-streams'

const FRAMES_PER_SECOND = 25
/** HLS segments start with a key frame: every two seconds. */
const KEY_FRAMES = FRAMES_PER_SECOND * 2

const QUALITIES = [
  { name: 'sd', size: '640:360', profile: 'baseline', rate: 225 },
  { name: 'hd', size: '1280:720', profile: 'main', rate: 570 },
] as const

const CLIPS: Readonly<Record<string, (context: SKRSContext2D, time: number) => void>> = {
  zh: (context, time) => drawFootball(context, time, 'zh'),
  en: (context, time) => drawFootball(context, time, 'en'),
  basketball: drawBasketball,
  esport: drawEsport,
}
const TARGET = fileURLToPath(new URL('../assets/media/', import.meta.url))

const ffmpeg = (args: readonly string[]): ChildProcess =>
  spawn('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: ['pipe', 'inherit', 'inherit'] })

const done = async (process: ChildProcess) => {
  const [code] = (await once(process, 'close')) as [number]
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`)
}

const encodeVideo = async (name: string, draw: (context: SKRSContext2D, time: number) => void, folder: string) => {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${FRAME.width}x${FRAME.height}`,
    '-r',
    `${FRAMES_PER_SECOND}`,
    '-i',
    '-',
  ]
  const outputs = QUALITIES.flatMap(({ name: quality, size, profile, rate }) => [
    '-map',
    '0:v',
    '-vf',
    `scale=${size}:flags=lanczos,format=yuv420p`,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-profile:v',
    profile,
    '-bf',
    '0',
    '-crf',
    '28',
    '-maxrate',
    `${rate}k`,
    '-bufsize',
    `${rate * 2}k`,
    '-x264-params',
    `keyint=${KEY_FRAMES}:min-keyint=${KEY_FRAMES}:scenecut=0:open-gop=0:ref=3`,
    '-f',
    'h264',
    join(folder, `${name}-${quality}.h264`),
  ])
  const process = ffmpeg([...input, ...outputs])
  const canvas = createCanvas(FRAME.width, FRAME.height)
  const context = canvas.getContext('2d')
  for (let frame = 0; frame < LOOP_SECONDS * FRAMES_PER_SECOND; frame += 1) {
    draw(context, frame / FRAMES_PER_SECOND)
    if (!process.stdin!.write(canvas.data())) await once(process.stdin!, 'drain')
  }
  process.stdin!.end()
  await done(process)
}

const encodeAudio = async (folder: string) => {
  const process = ffmpeg([
    '-f',
    's16le',
    '-ar',
    `${SAMPLE_RATE}`,
    '-ac',
    '1',
    '-i',
    '-',
    '-c:a',
    'aac',
    '-b:a',
    '48k',
    '-f',
    'adts',
    join(folder, 'sound.aac'),
  ])
  const samples = crowdSound()
  const loop = Buffer.from(samples.buffer)
  process.stdin!.end(Buffer.concat([loop, loop, loop]))
  await done(process)
}

const folder = mkdtempSync(join(tmpdir(), 'clip-'))
try {
  await encodeAudio(folder)
  for (const [name, draw] of Object.entries(CLIPS)) {
    await encodeVideo(name, draw, folder)
    for (const { name: quality } of QUALITIES) {
      const clip = joinStreams(
        readFileSync(join(folder, `${name}-${quality}.h264`)),
        readFileSync(join(folder, 'sound.aac')),
        FRAMES_PER_SECOND,
      )
      const file = writeFlv(clip)
      writeFileSync(join(TARGET, `clip-${name}-${quality}.flv`), file)
      console.log(`clip-${name}-${quality}.flv ${(file.length / 1e6).toFixed(2)} MB`)
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
