import type { Writable } from 'node:stream'
import type { Clock } from '../ports/clock'
import type { Clip } from './clip'
import { flvAudioTag, flvHead, flvSoundHead, flvVideoTag } from './flv'
import type { Only } from './only'
import { clipSegment, framesOf, SEGMENT_MS } from './timeline'

/** A new viewer starts this far behind the live edge, so that the player has a buffer. */
const BEHIND_MS = 2000
const PUMP_MS = 120
/** For a viewer that does not read, frames are dropped instead of buffered. */
const MOST_QUEUED = 512 * 1024
const LITTLE_QUEUED = 64 * 1024

/**
 * Writes a clip in a loop as one FLV whose timestamps start at 0 and follow real time. If the reader is too slow,
 * frames are dropped up to the next key frame. The returned function stops it.
 */
export const endlessFlv = (
  { clip, room, only }: { clip: Clip; room: number; only: Only },
  clock: Clock,
  out: Writable,
): (() => void) => {
  const start = Math.floor((clock.now() - BEHIND_MS) / SEGMENT_MS) * SEGMENT_MS
  let sent = start
  let waiting = false
  out.write(only === 'audio' ? flvSoundHead(clip) : flvHead(clip))

  const pump = () => {
    const now = clock.now()
    if (out.writableLength > (waiting ? LITTLE_QUEUED : MOST_QUEUED)) {
      waiting = true
      return
    }
    if (waiting) {
      waiting = false
      sent = Math.max(sent, Math.floor(now / SEGMENT_MS) * SEGMENT_MS)
    }
    const tags = tagsBetween({ clip, room, only }, sent, now, start)
    if (tags.length > 0) out.write(Buffer.concat(tags))
    sent = Math.max(sent, now)
  }
  pump()
  return clock.every(PUMP_MS, pump)
}

/** The tags of a period of real time, in order; `start` is the instant of timestamp 0. */
export const tagsBetween = (
  { clip, room, only = null }: { clip: Clip; room: number; only?: Only },
  from: number,
  to: number,
  start: number,
): Buffer[] => {
  const tags: { at: number; bytes: Buffer }[] = []
  for (let sequence = Math.floor(from / SEGMENT_MS); sequence * SEGMENT_MS < to; sequence += 1) {
    const base = sequence * SEGMENT_MS
    const { video, audio } = framesOf(clip, clipSegment(clip, sequence, room))
    const isDue = ({ at }: { readonly at: number }) => base + at >= from && base + at < to
    for (const frame of only === 'audio' ? [] : video.filter(isDue))
      tags.push({ at: base + frame.at, bytes: flvVideoTag(frame, base + frame.at - start) })
    for (const frame of audio.filter(isDue))
      tags.push({ at: base + frame.at, bytes: flvAudioTag(frame, base + frame.at - start) })
  }
  return tags.sort((a, b) => a.at - b.at).map(({ bytes }) => bytes)
}
