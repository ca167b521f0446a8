import { BadStreamError } from './flv-tags'
import { boxAt, boxesOf, LARGEST_DATA, type Mp4Box } from './mp4-boxes'
import type { Mp4Track, SampleDefaults } from './mp4-tracks'

/** A picture, or a piece of sound. Times are in milliseconds. */
export interface Mp4Sample {
  readonly track: Mp4Track
  /** When it is decoded. */
  readonly at: number
  /** A picture is shown this much later. */
  readonly delay: number
  readonly isKey: boolean
  /** Where it begins in the stream. */
  readonly start: number
  readonly size: number
}

/** No fragment of a live stream has as many samples, or bytes in them. */
const MOST_SAMPLES = 20_000
const MOST_BYTES = LARGEST_DATA
const NOT_KEY = 0x10000

/** The samples of a fragment, in the order in which they are decoded. Throws a BadStreamError. */
export const samplesOf = (moof: Mp4Box, tracks: ReadonlyMap<number, Mp4Track>): Mp4Sample[] => {
  const samples: Mp4Sample[] = []
  let bytes = 0
  // Without another start, the data of a track is after that of the one before.
  let end = moof.start
  for (const traf of boxesOf(moof.data, 'traf')) {
    const { id, start, defaults } = headerOf(boxAt(traf, 'tfhd'), moof.start, end)
    const track = tracks.get(id)
    const known = { ...(track?.defaults ?? NO_DEFAULTS), ...defaults }
    let time = timeOf(boxAt(traf, 'tfdt'))
    end = start
    for (const trun of boxesOf(traf, 'trun')) {
      const run = runOf(trun, known)
      if (samples.length + run.samples.length > MOST_SAMPLES)
        throw new BadStreamError('A fragment has too many samples.')
      if (run.offset !== null) end = start + run.offset
      for (const { duration, size, flags, shift } of run.samples) {
        if (track !== undefined && size > 0) {
          // Samples that share bytes would be copied as often as they are named.
          bytes += size
          if (bytes > MOST_BYTES) throw new BadStreamError('The samples of a fragment are too large.')
          const ms = (units: number) => Math.round((units * 1_000) / track.timescale)
          const at = ms(time)
          samples.push({ track, at, delay: ms(time + shift) - at, isKey: (flags & NOT_KEY) === 0, start: end, size })
        }
        time += duration
        end += size
      }
    }
  }
  return samples.sort((a, b) => a.at - b.at)
}

const NO_DEFAULTS: SampleDefaults = { duration: 0, size: 0, flags: 0 }

/** Reads the fields of a box that are there if its flags say so. */
const fieldsOf = (box: Buffer, from: number) => {
  const flags = box.readUIntBE(1, 3)
  let at = from
  return {
    has: (flag: number) => (flags & flag) !== 0,
    /** Null if it is not there. */
    read: (flag: number): number | null => {
      if ((flags & flag) === 0) return null
      at += 4
      return box.readUInt32BE(at - 4)
    },
    readLong: (flag: number): number | null => {
      if ((flags & flag) === 0) return null
      at += 8
      return Number(box.readBigUInt64BE(at - 8))
    },
    readSigned: (flag: number): number | null => {
      if ((flags & flag) === 0) return null
      at += 4
      return box.readInt32BE(at - 4)
    },
  }
}

const headerOf = (tfhd: Buffer, moofStart: number, end: number) => {
  const fields = fieldsOf(tfhd, 8)
  const base = fields.readLong(0x1)
  fields.read(0x2)
  const [duration, size, flags] = [fields.read(0x8), fields.read(0x10), fields.read(0x20)]
  return {
    id: tfhd.readUInt32BE(4),
    start: base ?? (fields.has(0x20000) ? moofStart : end),
    defaults: {
      ...(duration === null ? {} : { duration }),
      ...(size === null ? {} : { size }),
      ...(flags === null ? {} : { flags }),
    },
  }
}

const timeOf = (tfdt: Buffer): number => {
  const time = tfdt.readUInt8(0) === 1 ? Number(tfdt.readBigUInt64BE(4)) : tfdt.readUInt32BE(4)
  if (!Number.isSafeInteger(time)) throw new BadStreamError('The time of a fragment is too large.')
  return time
}

const runOf = (trun: Buffer, defaults: SampleDefaults) => {
  const count = trun.readUInt32BE(4)
  if (count > MOST_SAMPLES) throw new BadStreamError(`A run of a fragment has ${count} samples.`)
  const fields = fieldsOf(trun, 8)
  const offset = fields.readSigned(0x1)
  const firstFlags = fields.read(0x4)
  const samples = Array.from({ length: count }, (_, index) => ({
    duration: fields.read(0x100) ?? defaults.duration,
    size: fields.read(0x200) ?? defaults.size,
    flags: fields.read(0x400) ?? (index === 0 ? firstFlags : null) ?? defaults.flags,
    // Unsigned in version 0, in which no stream has one with the highest bit.
    shift: fields.readSigned(0x800) ?? 0,
  }))
  return { offset, samples }
}
