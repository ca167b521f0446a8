import type { AudioFrame, Clip, VideoFrame } from './clip'

/** Every segment is as long as the time between two key frames of the clip. */
export const SEGMENT_MS = 2000
/** Segments in a playlist. */
export const WINDOW = 6
/** Timestamps begin anew at midnight UTC: the 33 bits of a transport stream last for little more than a day. */
const DAY_MS = 86_400_000

/** The newest segment that is complete. Every process that knows the time knows the same number. */
export const newestSegment = (nowMs: number): number => Math.floor(nowMs / SEGMENT_MS) - 1

export const segmentStart = (sequence: number): number => sequence * SEGMENT_MS

/** The day of a segment: between two days the timestamps jump. */
export const discontinuitiesBefore = (sequence: number): number => Math.floor(segmentStart(sequence) / DAY_MS)

/** Milliseconds of the timestamps with which a segment begins. */
export const timestampOf = (sequence: number): number => segmentStart(sequence) % DAY_MS

/** Rooms show the clip from different places, so that no two look the same. */
export const clipSegment = (clip: Clip, sequence: number, room: number): number => {
  const count = clip.duration / SEGMENT_MS
  return (((sequence + room * 5) % count) + count) % count
}

/** What a segment of the clip holds, with times from its beginning. */
export const framesOf = (clip: Clip, segment: number): { video: VideoFrame[]; audio: AudioFrame[] } => {
  const from = segment * SEGMENT_MS
  const cut = <Frame extends { readonly at: number }>(frames: readonly Frame[]) =>
    frames.filter(({ at }) => at >= from && at < from + SEGMENT_MS).map((frame) => ({ ...frame, at: frame.at - from }))
  return { video: cut(clip.video), audio: cut(clip.audio) }
}
