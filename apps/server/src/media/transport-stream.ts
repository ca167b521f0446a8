import { adtsHeader } from './adts'
import type { Clip } from './clip'
import { framesOf, SEGMENT_MS } from './timeline'

const PACKET = 188
const PID = { pat: 0, pmt: 0x1000, video: 0x100, audio: 0x101 } as const
type Pid = (typeof PID)[keyof typeof PID]
const TICKS_A_MS = 90
/** The delay of the decoder clock behind the frames, in ticks. */
const DELAY = 63_000
/** Audio frames per PES packet. */
const AUDIO_GROUP = 6

/** Creates MPEG transport stream segments of a clip. */
export interface Segmenter {
  /**
   * `segment` is the index in the clip, `run` the number of segments served before; timestamps start at `at`
   * milliseconds.
   */
  cut(segment: number, run: number, at: number): Buffer
}

export const segmenter = (clip: Clip): Segmenter => {
  const count = clip.duration / SEGMENT_MS
  // The number of packets of each stream per segment is constant. It is measured once, for continuity counters.
  const packets = Array.from({ length: count }, (_, segment) => countPackets(mux(clip, segment, 0, zeroCounters())))
  const total = sum(packets)
  return {
    cut: (segment, run, at) => {
      const first = (((segment - run) % count) + count) % count
      const before = sum(
        Array.from({ length: run % count }, (_, index) => packets[(first + index) % count] ?? zeroCounters()),
      )
      const loops = Math.floor(run / count) % 16
      const counters = mapPids((pid) => (before[pid] + total[pid] * loops) % 16)
      return mux(clip, segment, at * TICKS_A_MS, counters)
    },
  }
}

type Counters = Record<Pid, number>

const mapPids = (of: (pid: Pid) => number): Counters => ({
  [PID.pat]: of(PID.pat),
  [PID.pmt]: of(PID.pmt),
  [PID.video]: of(PID.video),
  [PID.audio]: of(PID.audio),
})

const zeroCounters = (): Counters => mapPids(() => 0)

const sum = (rows: readonly Counters[]): Counters => mapPids((pid) => rows.reduce((total, row) => total + row[pid], 0))

const countPackets = (stream: Buffer): Counters => {
  const counters = zeroCounters()
  for (let at = 0; at < stream.length; at += PACKET) counters[(stream.readUInt16BE(at + 1) & 0x1fff) as Pid] += 1
  return counters
}

const mux = (clip: Clip, segment: number, base: number, counters: Counters): Buffer => {
  const { video, audio } = framesOf(clip, segment)
  const out: Buffer[] = [table(PID.pat, PAT, counters), table(PID.pmt, PMT, counters)]
  const parameters = annexBParameters(clip.videoConfig)
  let sound = 0
  for (const frame of video) {
    while (sound < audio.length && (audio[sound]?.at ?? 0) <= frame.at) {
      const group = audio.slice(sound, sound + AUDIO_GROUP)
      const data = Buffer.concat(group.flatMap((one) => [adtsHeader(clip.audioConfig, one.data.length), one.data]))
      out.push(
        ...packetise(
          PID.audio,
          pes(0xc0, base + DELAY + (group[0]?.at ?? 0) * TICKS_A_MS, data),
          counters,
          null,
          false,
        ),
      )
      sound += group.length
    }
    const data = Buffer.concat([DELIMITER, ...(frame.key ? [parameters] : []), annexB(frame.data)])
    const clock = base + frame.at * TICKS_A_MS
    out.push(...packetise(PID.video, pes(0xe0, clock + DELAY, data), counters, clock, frame.key))
  }
  return Buffer.concat(out)
}

const START_CODE = Buffer.from([0, 0, 0, 1])
const DELIMITER = Buffer.from([0, 0, 0, 1, 9, 0xf0])

/** Replaces the four-byte length before each unit by a start code. */
const annexB = (data: Buffer): Buffer => {
  const copy = Buffer.from(data)
  for (let at = 0; at < copy.length;) {
    const length = copy.readUInt32BE(at)
    START_CODE.copy(copy, at)
    at += 4 + length
  }
  return copy
}

const annexBParameters = (config: Buffer): Buffer => {
  const spsLength = config.readUInt16BE(6)
  const ppsAt = 8 + spsLength + 1
  const ppsLength = config.readUInt16BE(ppsAt)
  const sps = config.subarray(8, 8 + spsLength)
  return Buffer.concat([START_CODE, sps, START_CODE, config.subarray(ppsAt + 2, ppsAt + 2 + ppsLength)])
}

const pes = (stream: number, ticks: number, data: Buffer): Buffer => {
  const header = Buffer.from([0, 0, 1, stream, 0, 0, 0x80, 0x80, 5, 0, 0, 0, 0, 0])
  // A picture may be too long for the field; 0 means "until the next".
  if (stream === 0xc0) header.writeUInt16BE(data.length + 8, 4)
  const high = Math.floor(ticks / 2 ** 30) & 7
  header.writeUInt8(0x21 | (high << 1), 9)
  header.writeUInt16BE((Math.floor(ticks / 2 ** 15) % 2 ** 15) * 2 + 1, 10)
  header.writeUInt16BE((ticks % 2 ** 15) * 2 + 1, 12)
  return Buffer.concat([header, data])
}

const packetise = (pid: Pid, data: Buffer, counters: Counters, clock: number | null, key: boolean): Buffer[] => {
  const packets: Buffer[] = []
  for (let at = 0; at < data.length;) {
    const first = at === 0
    const field = first && clock !== null ? clockField(clock, key) : null
    const room = PACKET - 4 - (field?.length ?? 0)
    const size = Math.min(room, data.length - at)
    const packet = Buffer.alloc(PACKET, 0xff)
    packet.writeUInt8(0x47, 0)
    packet.writeUInt16BE((first ? 0x4000 : 0) | pid, 1)
    const stuffing = room - size
    const adapted = field !== null || stuffing > 0
    packet.writeUInt8((adapted ? 0x30 : 0x10) | counters[pid], 3)
    if (field !== null) {
      field.copy(packet, 4)
      packet.writeUInt8(field.length - 1 + stuffing, 4)
    } else if (stuffing > 0) {
      packet.writeUInt8(stuffing - 1, 4)
      if (stuffing > 1) packet.writeUInt8(0, 5)
    }
    data.copy(packet, PACKET - size, at, at + size)
    counters[pid] = (counters[pid] + 1) % 16
    packets.push(packet)
    at += size
  }
  return packets
}

/** An adaptation field with the clock and the random-access flag. */
const clockField = (ticks: number, key: boolean): Buffer => {
  const field = Buffer.alloc(8)
  field.writeUInt8(7, 0)
  field.writeUInt8(key ? 0x50 : 0x10, 1)
  field.writeUInt32BE(Math.floor(ticks / 2) % 2 ** 32, 2)
  field.writeUInt16BE(((ticks % 2) << 15) | 0x7e00, 6)
  return field
}

const table = (pid: Pid, section: Buffer, counters: Counters): Buffer => {
  const packet = Buffer.alloc(PACKET, 0xff)
  packet.writeUInt8(0x47, 0)
  packet.writeUInt16BE(0x4000 | pid, 1)
  packet.writeUInt8(0x10 | counters[pid], 3)
  packet.writeUInt8(0, 4)
  section.copy(packet, 5)
  counters[pid] = (counters[pid] + 1) % 16
  return packet
}

const crc32 = (bytes: Buffer): number => {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte << 24
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1
  }
  return crc >>> 0
}

const section = (bytes: readonly number[]): Buffer => {
  const body = Buffer.from(bytes)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([body, checksum])
}

/** One programme, described in the PMT. */
const PAT = section([0, 0xb0, 13, 0, 1, 0xc1, 0, 0, 0, 1, 0xe0 | (PID.pmt >> 8), PID.pmt & 0xff])
/** H.264 (0x1b), which has the clock, and AAC (0x0f). */
const PMT = section([
  2,
  0xb0,
  23,
  0,
  1,
  0xc1,
  0,
  0,
  0xe0 | (PID.video >> 8),
  PID.video & 0xff,
  0xf0,
  0,
  0x1b,
  0xe0 | (PID.video >> 8),
  PID.video & 0xff,
  0xf0,
  0,
  0x0f,
  0xe0 | (PID.audio >> 8),
  PID.audio & 0xff,
  0xf0,
  0,
])
