import { spawn } from 'node:child_process'
import type { Clock } from '../../ports/clock'
import { BadFrameError, type Frames } from '../../ports/frames'

/** A program that takes longer, or writes more, is killed. */
const MOST_MS = 10_000
const MOST_BYTES = 1024 * 1024

/** As ffmpeg takes them: FLV to standard input, one JPEG of at most 640 pixels to standard output. */
const ARGUMENTS = "-v error -f flv -i pipe:0 -frames:v 1 -vf scale='min(640,iw)':-2 -f mjpeg pipe:1".split(' ')

/** Pictures by a program, ffmpeg or one with its arguments. */
export const programFrames = (program: string, clock: Clock): Frames => ({
  jpegOf: async (flv) => {
    const output = await run(program, flv, clock)
    if (output !== null && !isJpeg(output)) throw new BadFrameError(`${program} wrote no JPEG.`)
    return output
  },
})

const isJpeg = (bytes: Buffer): boolean =>
  bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9

const endGroup = (pid: number | undefined) => {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

const run = (program: string, input: Buffer, clock: Clock): Promise<Buffer | null> =>
  new Promise((resolve, reject) => {
    // A group of its own, so that a script's own programs end with it. It reads what strangers send: it sees no secrets.
    const child = spawn(program, ARGUMENTS, {
      stdio: ['pipe', 'pipe', 'ignore'],
      detached: true,
      env: { PATH: process.env['PATH'] },
    })
    const pieces: Buffer[] = []
    let length = 0
    const fail = (text: string) => {
      cancel()
      endGroup(child.pid)
      reject(new BadFrameError(`${program} ${text}`))
    }
    const cancel = clock.after(MOST_MS, () => fail(`took longer than ${MOST_MS / 1_000} s.`))
    child.on('error', (error: NodeJS.ErrnoException) => {
      cancel()
      if (error.code === 'ENOENT') resolve(null)
      else reject(error)
    })
    child.on('close', (code) => {
      cancel()
      if (code === 0) resolve(Buffer.concat(pieces))
      else reject(new BadFrameError(`${program} ended with ${code}.`))
    })
    child.stdout.on('data', (piece: Buffer) => {
      pieces.push(piece)
      length += piece.length
      if (length > MOST_BYTES) fail(`wrote more than ${MOST_BYTES} bytes.`)
    })
    // A program that has read enough closes it.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
