import type { AudioFrame, Clip, VideoFrame } from '../src/media/clip'
import { LOOP_SECONDS } from './clip-match'
import { SAMPLE_RATE } from './clip-sound'

const NAL = { slice: 1, idr: 5, sps: 7, pps: 8 } as const
const SAMPLES_A_FRAME = 1024

/** Combines H.264 (Annex B) and three loops of AAC (ADTS) into a clip. Throws if they do not fit the loop. */
export const joinStreams = (h264: Buffer, adts: Buffer, framesPerSecond: number): Clip => {
  const { video, videoConfig } = readH264(h264, framesPerSecond)
  if (video.length !== LOOP_SECONDS * framesPerSecond)
    throw new Error(`The clip has ${video.length} pictures, not ${LOOP_SECONDS * framesPerSecond}.`)
  return { video, videoConfig, ...readAdts(adts), duration: LOOP_SECONDS * 1000 }
}

const readH264 = (stream: Buffer, framesPerSecond: number) => {
  let sps: Buffer | null = null
  let pps: Buffer | null = null
  const video: VideoFrame[] = []
  let slices: Buffer[] = []
  let key = false
  const finish = () => {
    if (slices.length === 0) return
    const data = Buffer.concat(slices.flatMap((nal) => [lengthOf(nal), nal]))
    video.push({ at: Math.round((video.length * 1000) / framesPerSecond), key, data })
    slices = []
  }
  for (const nal of splitAnnexB(stream)) {
    const type = nal[0]! & 0x1f
    // The first macroblock of a slice is coded as one bit 1 if it is the picture's first.
    if ((type === NAL.slice || type === NAL.idr) && (nal[1]! & 0x80) !== 0) finish()
    if (type === NAL.sps) sps = nal
    if (type === NAL.pps) pps = nal
    if (type === NAL.slice || type === NAL.idr) {
      key = type === NAL.idr
      slices.push(nal)
    }
  }
  finish()
  if (sps === null || pps === null) throw new Error('The H.264 stream has no parameter sets.')
  const videoConfig = Buffer.concat([
    Buffer.from([1, sps[1]!, sps[2]!, sps[3]!, 0xff, 0xe1]),
    lengthOf(sps, 2),
    sps,
    Buffer.from([1]),
    lengthOf(pps, 2),
    pps,
  ])
  return { video, videoConfig }
}

const lengthOf = (nal: Buffer, bytes = 4): Buffer => {
  const length = Buffer.alloc(bytes)
  length.writeUIntBE(nal.length, 0, bytes)
  return length
}

const splitAnnexB = (stream: Buffer): Buffer[] => {
  const starts: number[] = []
  for (let at = stream.indexOf(START); at !== -1; at = stream.indexOf(START, at + 3)) starts.push(at)
  return starts.map((start, index) => {
    let end = starts[index + 1] ?? stream.length
    while (stream[end - 1] === 0) end -= 1
    return stream.subarray(start + 3, end)
  })
}

const START = Buffer.from([0, 0, 1])

/** The second of three loops, where the encoder has context before and after. */
const readAdts = (stream: Buffer): { audio: AudioFrame[]; audioConfig: Buffer } => {
  const frames: Buffer[] = []
  let audioConfig: Buffer | null = null
  for (let at = 0; at + 7 <= stream.length;) {
    const length = ((stream[at + 3]! & 3) << 11) | (stream[at + 4]! << 3) | (stream[at + 5]! >> 5)
    const header = (stream[at + 1]! & 1) === 1 ? 7 : 9
    const profile = (stream[at + 2]! >> 6) + 1
    const rate = (stream[at + 2]! >> 2) & 15
    const channels = ((stream[at + 2]! & 1) << 2) | (stream[at + 3]! >> 6)
    audioConfig ??= Buffer.from([(profile << 3) | (rate >> 1), ((rate & 1) << 7) | (channels << 3)])
    frames.push(stream.subarray(at + header, at + length))
    at += length
  }
  const count = (LOOP_SECONDS * SAMPLE_RATE) / SAMPLES_A_FRAME
  if (audioConfig === null || frames.length < 2 * count || !Number.isInteger(count))
    throw new Error('The sound does not fill three loops of whole frames.')
  const audio = frames
    .slice(count, 2 * count)
    .map((data, index) => ({ at: Math.round((index * SAMPLES_A_FRAME * 1000) / SAMPLE_RATE), data }))
  return { audio, audioConfig }
}
