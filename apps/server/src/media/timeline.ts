import type { AudioFrame, Clip, VideoFrame } from './clip'

/** Every segment is as long as the time between two key frames of the clip. */
export const SEGMENT_MS = 2000
/** Segments in a playlist. */
export const WINDOW = 6
/** Timestamps restart at midnight UTC, because the 33 bits of a transport stream last for little more than a day. */
const DAY_MS = 86_400_000

/** The newest complete segment. It depends only on the time, so all processes agree. */
export const newestSegment = (nowMs: number): number => Math.floor(nowMs / SEGMENT_MS) - 1

export const segmentStart = (sequence: number): number => sequence * SEGMENT_MS

/** The day of a segment; timestamps jump between two days. */
export const discontinuitiesBefore = (sequence: number): number => Math.floor(segmentStart(sequence) / DAY_MS)

/** The first timestamp of a segment, in milliseconds. */
export const timestampOf = (sequence: number): number => segmentStart(sequence) % DAY_MS

/** Each room starts the clip at a different position, so that rooms look different. */
export const clipSegment = (clip: Clip, sequence: number, room: number): number => {
  const count = clip.duration / SEGMENT_MS
  return (((sequence + room * 5) % count) + count) % count
}

/** The frames of a segment, with times from its start. */
export const framesOf = (clip: Clip, segment: number): { video: VideoFrame[]; audio: AudioFrame[] } => {
  const from = segment * SEGMENT_MS
  const cut = <Frame extends { readonly at: number }>(frames: readonly Frame[]) =>
    frames.filter(({ at }) => at >= from && at < from + SEGMENT_MS).map((frame) => ({ ...frame, at: frame.at - from }))
  return { video: cut(clip.video), audio: cut(clip.audio) }
}
