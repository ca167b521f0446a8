import { BadStreamError } from './flv-tags'
import { boxAt, boxesOf } from './mp4-boxes'

export interface SampleDefaults {
  readonly duration: number
  readonly size: number
  readonly flags: number
}

/** The pictures or the sound of an MP4 stream. */
export interface Mp4Track {
  readonly kind: 'video' | 'audio'
  /** Units of time in a second. */
  readonly timescale: number
  /** What sets up the decoder: the same bytes as in FLV. */
  readonly config: Buffer
  readonly defaults: SampleDefaults
}

/** The first track of pictures and of sound, by id. Throws a BadStreamError if they are not H.264 and AAC. */
export const tracksOf = (moov: Buffer): ReadonlyMap<number, Mp4Track> => {
  const [extends_] = boxesOf(moov, 'mvex')
  if (extends_ === undefined)
    throw new BadStreamError('The MP4 has no fragments. ffmpeg writes them with -movflags frag_keyframe+empty_moov.')
  const defaults = new Map(boxesOf(extends_, 'trex').map((trex) => [trex.readUInt32BE(4), defaultsOf(trex)]))
  const tracks = new Map<number, Mp4Track>()
  for (const trak of boxesOf(moov, 'trak')) {
    const kind = KINDS[boxAt(trak, 'mdia', 'hdlr').toString('latin1', 8, 12)]
    if (kind === undefined || [...tracks.values()].some((known) => known.kind === kind)) continue
    const id = idOf(boxAt(trak, 'tkhd'))
    const timescale = timescaleOf(boxAt(trak, 'mdia', 'mdhd'))
    const config = configOf(kind, boxAt(trak, 'mdia', 'minf', 'stbl', 'stsd').subarray(STSD_HEADER))
    tracks.set(id, { kind, timescale, config, defaults: defaults.get(id) ?? { duration: 0, size: 0, flags: 0 } })
  }
  if (tracks.size === 0) throw new BadStreamError('The MP4 has neither pictures nor sound.')
  return tracks
}

const KINDS: Readonly<Record<string, Mp4Track['kind']>> = { vide: 'video', soun: 'audio' }
const STSD_HEADER = 8

/** In version 1 the two times before are of eight bytes. */
const afterTimes = (box: Buffer): number => box.readUInt32BE(box.readUInt8(0) === 1 ? 20 : 12)
const idOf = afterTimes
const timescaleOf = (mdhd: Buffer): number => {
  const timescale = afterTimes(mdhd)
  if (timescale === 0) throw new BadStreamError('A track of the MP4 has no timescale.')
  return timescale
}

const defaultsOf = (trex: Buffer): SampleDefaults => ({
  duration: trex.readUInt32BE(12),
  size: trex.readUInt32BE(16),
  flags: trex.readUInt32BE(20),
})

/** The fields of a sample entry before its boxes. */
const ENTRIES = {
  video: { type: 'avc1', name: 'H.264', fields: 78 },
  audio: { type: 'mp4a', name: 'AAC', fields: 28 },
} as const

const configOf = (kind: Mp4Track['kind'], entries: Buffer): Buffer => {
  const { type, name, fields } = ENTRIES[kind]
  const [entry] = boxesOf(entries, type)
  if (entry === undefined)
    throw new BadStreamError(
      `The ${kind} of the MP4 is ${JSON.stringify(entries.toString('latin1', 4, 8))}: send ${name}.`,
    )
  const boxes = entry.subarray(fields)
  return Buffer.from(kind === 'video' ? boxAt(boxes, 'avcC') : audioConfigOf(boxAt(boxes, 'esds').subarray(4)))
}

const [ELEMENTARY_STREAM, DECODER, DECODER_SETTINGS] = [3, 4, 5]
const MPEG4_AUDIO = 0x40

/** It is in a descriptor in a descriptor in a descriptor. */
const audioConfigOf = (esds: Buffer): Buffer => {
  const stream = descriptorIn(esds, ELEMENTARY_STREAM)
  const flags = stream.readUInt8(2)
  const address = 3 + (flags & 0x40 ? 1 + stream.readUInt8(3) : 0)
  const decoder = descriptorIn(stream.subarray(address), DECODER)
  if (decoder.readUInt8(0) !== MPEG4_AUDIO) throw new BadStreamError('The audio of the MP4 is no AAC.')
  return descriptorIn(decoder.subarray(13), DECODER_SETTINGS)
}

/** Its length has seven bits in each byte, of which the last one has no highest bit. */
const descriptorIn = (bytes: Buffer, wanted: number): Buffer => {
  if (bytes.readUInt8(0) !== wanted) throw new BadStreamError(`The audio of the MP4 has no descriptor ${wanted}.`)
  let length = 0
  let at = 1
  for (let byte = 0x80; byte & 0x80 && at < 5; at += 1) {
    byte = bytes.readUInt8(at)
    length = length * 128 + (byte & 0x7f)
  }
  return bytes.subarray(at, at + length)
}
