import type { AudioFrame, Clip, VideoFrame } from './clip'

const TAG = { audio: 8, video: 9, script: 18 } as const
/** AVC in FLV: codec 7, with the frame type in the upper half. */
const KEY_FRAME = 0x17
const INTER_FRAME = 0x27
/** AAC, 44 kHz, 16 bit, stereo: the values that FLV requires for any AAC. */
const AAC = 0xaf
const TAG_HEADER = 11

/** The start of every FLV stream: file header and the settings of both codecs. */
export const flvHead = (clip: Clip, meta: Buffer | null = null): Buffer =>
  Buffer.concat([
    Buffer.from([0x46, 0x4c, 0x56, 1, 5, 0, 0, 0, 9, 0, 0, 0, 0]),
    ...(meta === null ? [] : [flvScriptTag(meta)]),
    flvVideoSettings(clip.videoConfig),
    flvAudioSettings(clip.audioConfig),
  ])

/** The start of a stream that has only sound. */
export const flvSoundHead = (clip: Clip): Buffer => Buffer.concat([FLV_SOUND_START, flvAudioSettings(clip.audioConfig)])

/** The start of every file, for sound alone. */
export const FLV_SOUND_START = Buffer.from([0x46, 0x4c, 0x56, 1, 4, 0, 0, 0, 9, 0, 0, 0, 0])

export const flvScriptTag = (script: Buffer): Buffer => tag(TAG.script, 0, script)

export const flvVideoSettings = (config: Buffer): Buffer =>
  tag(TAG.video, 0, Buffer.concat([Buffer.from([KEY_FRAME, 0, 0, 0, 0]), config]))

export const flvAudioSettings = (config: Buffer): Buffer =>
  tag(TAG.audio, 0, Buffer.concat([Buffer.from([AAC, 0]), config]))

/**
 * `at` in milliseconds of the stream, not of the clip; the picture is shown `delay` milliseconds after it is decoded.
 */
export const flvVideoTag = ({ key, data }: Omit<VideoFrame, 'at'>, at: number, delay = 0): Buffer => {
  const head = Buffer.from([key ? KEY_FRAME : INTER_FRAME, 1, 0, 0, 0])
  head.writeIntBE(delay, 2, 3)
  return tag(TAG.video, at, Buffer.concat([head, data]))
}

export const flvAudioTag = ({ data }: Omit<AudioFrame, 'at'>, at: number): Buffer =>
  tag(TAG.audio, at, Buffer.concat([Buffer.from([AAC, 1]), data]))

/** A whole clip as a file. `duration` is in the script tag. */
export const writeFlv = (clip: Clip): Buffer => {
  const tags = [
    ...clip.video.map((frame) => ({ at: frame.at, bytes: flvVideoTag(frame, frame.at) })),
    ...clip.audio.map((frame) => ({ at: frame.at, bytes: flvAudioTag(frame, frame.at) })),
  ].sort((a, b) => a.at - b.at)
  return Buffer.concat([flvHead(clip, durationScript(clip.duration)), ...tags.map(({ bytes }) => bytes)])
}

/** Reads what `writeFlv` writes. Throws an Error that says what is missing. */
export const readFlv = (file: Buffer): Clip => {
  if (file.toString('latin1', 0, 3) !== 'FLV') throw new Error('readFlv: not an FLV file.')
  let videoConfig: Buffer | null = null
  let audioConfig: Buffer | null = null
  let duration: number | null = null
  const video: VideoFrame[] = []
  const audio: AudioFrame[] = []
  for (let offset = file.readUInt32BE(5) + 4; offset + TAG_HEADER <= file.length;) {
    const size = file.readUIntBE(offset + 1, 3)
    const at = file.readUIntBE(offset + 4, 3) | (file.readUInt8(offset + 7) << 24)
    const body = file.subarray(offset + TAG_HEADER, offset + TAG_HEADER + size)
    const type = file.readUInt8(offset)
    if (type === TAG.script) duration = durationOf(body)
    else if (type === TAG.video && body[1] === 0) videoConfig = body.subarray(5)
    else if (type === TAG.video) video.push({ at, key: body[0] === KEY_FRAME, data: body.subarray(5) })
    else if (type === TAG.audio && body[1] === 0) audioConfig = body.subarray(2)
    else if (type === TAG.audio) audio.push({ at, data: body.subarray(2) })
    offset += TAG_HEADER + size + 4
  }
  if (videoConfig === null || audioConfig === null || duration === null)
    throw new Error('readFlv: the settings of a codec or the duration are missing.')
  return { videoConfig, audioConfig, video, audio, duration }
}

const tag = (type: number, at: number, body: Buffer): Buffer => {
  const bytes = Buffer.alloc(TAG_HEADER + body.length + 4)
  bytes.writeUInt8(type, 0)
  bytes.writeUIntBE(body.length, 1, 3)
  bytes.writeUIntBE(at % 2 ** 24, 4, 3)
  bytes.writeUInt8(Math.floor(at / 2 ** 24) % 256, 7)
  body.copy(bytes, TAG_HEADER)
  bytes.writeUInt32BE(TAG_HEADER + body.length, TAG_HEADER + body.length)
  return bytes
}

const DURATION = 'duration'

/** `onMetaData` with one number: the duration in seconds. */
const durationScript = (milliseconds: number): Buffer => {
  const name = (value: string) => Buffer.concat([Buffer.from([0, value.length]), Buffer.from(value, 'latin1')])
  const number = Buffer.alloc(9)
  number.writeDoubleBE(milliseconds / 1000, 1)
  return Buffer.concat([
    Buffer.from([2]),
    name('onMetaData'),
    Buffer.from([8, 0, 0, 0, 1]),
    name(DURATION),
    number,
    Buffer.from([0, 0, 9]),
  ])
}

const durationOf = (script: Buffer): number | null => {
  const at = script.indexOf(DURATION, 0, 'latin1')
  return at === -1 ? null : Math.round(script.readDoubleBE(at + DURATION.length + 1) * 1000)
}
