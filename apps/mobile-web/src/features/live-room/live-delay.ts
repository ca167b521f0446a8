/** A live stream at a moment, in seconds. */
interface StreamMoment {
  clock: number
  /** The position that is played. */
  played: number
  /** The position up to which the stream has arrived. */
  arrived: number
}

/** What a browser that plays HLS itself tells of the stream. */
interface NativeStream {
  readonly currentTime: number
  readonly seekable: TimeRanges
  /** In Safari: when the picture at position 0 was taken, if the playlist says so. */
  getStartDate?(): Date
}

/**
 * More than a live edge of HLS is behind the match: three segments of ten seconds, their encoding and the network.
 */
const SAFE_SECONDS = 60

/**
 * Follows a live stream that the browser plays itself, as on iPhones before iOS 17.1. Returns the most seconds by which the
 * picture can be behind the match, which are more than it probably is; null while nothing is known.
 */
export const followNativeDelay = (video: NativeStream) => {
  const delayAt = followLiveDelay()
  return (clock: number): number | null => {
    const { currentTime: played, seekable } = video
    if (seekable.length === 0) return null
    const safe = delayAt({ clock, played, arrived: seekable.end(seekable.length - 1) }) + SAFE_SECONDS
    const started = video.getStartDate?.().getTime() ?? NaN
    // A clock of the device that is slow would make it too little.
    return Number.isNaN(started) ? safe : Math.max(safe, clock - started / 1000 - played)
  }
}

/**
 * Follows a live stream. Returns the most seconds by which what is played is behind the live edge. What is buffered is not
 * enough: after a stall the rest of the delay waits on its way to the buffer. So the part that arrived soonest is taken as
 * the edge, and the time that was not played since counts.
 */
export const followLiveDelay = () => {
  /** The clock when position 0 of the stream was at the live edge, by the part that arrived soonest. */
  let startedAt = Infinity
  return ({ clock, played, arrived }: StreamMoment): number => {
    startedAt = Math.min(startedAt, clock - arrived)
    return Math.max(0, clock - startedAt - played)
  }
}
