import { describe, expect, it } from 'vitest'
import { followLiveDelay, followNativeDelay } from './live-delay'

/** A stream that has played from second 100 of the clock, with 2 seconds in the buffer. */
const playing = () => {
  const delayAt = followLiveDelay()
  expect(delayAt({ clock: 100, played: 0, arrived: 2 })).toBe(2)
  expect(delayAt({ clock: 110, played: 10, arrived: 12 })).toBe(2)
  return delayAt
}

it('is what is buffered while the stream plays without a stop', () => {
  expect(playing()({ clock: 200, played: 100, arrived: 102 })).toBe(2)
})

it('grows with each stall, though no more is buffered than before', () => {
  const delayAt = playing()
  expect(delayAt({ clock: 120, played: 12, arrived: 12 })).toBe(10)
  expect(delayAt({ clock: 130, played: 22, arrived: 24 })).toBe(10)
  expect(delayAt({ clock: 140, played: 25, arrived: 27 })).toBe(17)
})

it('grows with a pause', () => {
  expect(playing()({ clock: 140, played: 10, arrived: 42 })).toBe(32)
})

it('becomes less with a jump to the live edge, by what was skipped', () => {
  const delayAt = playing()
  delayAt({ clock: 140, played: 10, arrived: 42 })
  expect(delayAt({ clock: 140, played: 41, arrived: 42 })).toBe(1)
})

it('keeps the delay of a stall after a jump to the end of what has arrived', () => {
  const delayAt = playing()
  delayAt({ clock: 140, played: 12, arrived: 12 })
  expect(delayAt({ clock: 141, played: 30, arrived: 31 })).toBe(13)
})

it('counts what arrives sooner than the first part', () => {
  const delayAt = playing()
  expect(delayAt({ clock: 111, played: 11, arrived: 18 })).toBe(7)
  expect(delayAt({ clock: 121, played: 16, arrived: 17 })).toBe(12)
})

describe('a stream that the browser plays itself', () => {
  const video = (arrived: number | null, more: object = {}) => ({
    currentTime: 0,
    seekable: { length: arrived === null ? 0 : 1, start: () => 0, end: () => arrived ?? 0 },
    ...more,
  })

  it('is taken to be a minute behind its live edge, which is more than it can be', () => {
    const delayAt = followNativeDelay(video(18))
    expect(delayAt(1_000)).toBe(78)
  })

  it('adds what was not played in stalls and pauses, also while the playlist does not arrive', () => {
    const stream = video(18)
    const delayAt = followNativeDelay(stream)
    expect(delayAt(1_000)).toBe(78)
    expect(delayAt(1_030)).toBe(108)
    stream.currentTime = 10
    expect(delayAt(1_040)).toBe(108)
  })

  it('is as late as its pictures say, if that is more, and never less than safe with a slow clock', () => {
    const taken = (second: number) => ({ getStartDate: () => new Date(second * 1000) })
    expect(followNativeDelay(video(18, taken(900)))(1_000)).toBe(100)
    expect(followNativeDelay(video(18, taken(2_000)))(1_000)).toBe(78)
    expect(followNativeDelay(video(18, { getStartDate: () => new Date(NaN) }))(1_000)).toBe(78)
  })

  it('is not known before anything has arrived', () => {
    expect(followNativeDelay(video(null))(1_000)).toBeNull()
  })
})
