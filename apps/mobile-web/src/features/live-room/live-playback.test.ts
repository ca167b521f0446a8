import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AttachOptions } from './attach-stream'
import { LivePlayback, type PlayedStream, type PlayerStatus } from './live-playback'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A video whose picture moves with the clock while it plays and is fed. */
class FakeVideo extends EventTarget {
  paused = true
  ended = false
  isFed = true
  isRefused = false
  #from = 0
  #time = 0
  get currentTime() {
    return this.#time + (this.paused || !this.isFed ? 0 : (performance.now() - this.#from) / 1000)
  }
  play() {
    if (this.isRefused) return Promise.reject(new DOMException('No sound without a tap.', 'NotAllowedError'))
    this.#from = performance.now()
    this.paused = false
    this.ended = false
    this.dispatchEvent(new Event('play'))
    this.dispatchEvent(new Event('playing'))
    return Promise.resolve()
  }
  pause() {
    this.#time = this.currentTime
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  }
  starve() {
    this.#time = this.currentTime
    this.isFed = false
    this.dispatchEvent(new Event('waiting'))
  }
  end() {
    this.ended = true
    this.pause()
    this.dispatchEvent(new Event('ended'))
  }
}

const STREAM: PlayedStream = { url: 'https://a.example/1.flv', format: 'flv', line: 1 }

const watch = ({ lines = 1, isRefused = false, loadsMs = 0 } = {}) => {
  const video = new FakeVideo()
  video.isRefused = isRefused
  const device = { isOnline: true, isVisible: true }
  const seen = { opened: [] as string[], statuses: [] as PlayerStatus[], edges: 0 }
  let attached: Omit<AttachOptions, 'video'> | null = null
  let listeners = { online: () => {}, seen: () => {} }
  /** Whether a stream that is opened has a picture. */
  const network = { isUp: true }
  const playback = new LivePlayback({
    video,
    attach: async (options) => {
      seen.opened.push(options.url)
      attached = options
      video.isFed = network.isUp
      if (loadsMs > 0) setTimeout(options.onReady, loadsMs)
      else if (network.isUp) options.onReady()
      return { latency: () => 2, mostBehind: () => 3, toLiveEdge: () => (seen.edges += 1), detach: () => {} }
    },
    device: {
      isOnline: () => device.isOnline,
      isVisible: () => device.isVisible,
      listen: (given) => {
        listeners = given
        return () => {}
      },
    },
    lines: () => lines,
    onStatus: (status) => seen.statuses.push(status),
    onNextLine: () => {
      const at = seen.opened.length + 1
      playback.open({ ...STREAM, url: `line ${at}`, line: at })
    },
    onLook: () => {},
  })
  playback.open(STREAM)
  const show = (isVisible: boolean) => {
    device.isVisible = isVisible
    listeners.seen()
  }
  return {
    playback,
    video,
    device,
    network,
    seen,
    show,
    online: () => listeners.online(),
    fail: () => attached?.onFailed(),
    status: () => seen.statuses.at(-1),
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('exchanges a line that fails for the next at once, and goes on by itself when one of them has a picture', async () => {
  const room = watch({ lines: 2 })
  await pass(1_000)
  expect(room.status()).toBe('playing')
  room.fail()
  await pass(0)
  expect(room.seen.opened).toEqual([STREAM.url, 'line 2'])
  expect(room.status()).toBe('playing')
})

it('takes a picture that stands for 8 s for a failure', async () => {
  const room = watch()
  await pass(3_000)
  room.network.isUp = false
  room.video.starve()
  await pass(7_000)
  expect(room.seen.opened).toHaveLength(1)
  room.network.isUp = true
  await pass(3_000)
  expect(room.seen.opened).toHaveLength(2)
  expect(room.status()).toBe('playing')
})

it('opens a stream that has ended again, because a relay that restarts ends it like one that is over', async () => {
  const room = watch()
  await pass(3_000)
  room.video.end()
  await pass(2_000)
  expect([room.status(), room.seen.opened.length]).toEqual(['playing', 2])
})

it('opens the stream at once when the line is back after the error was shown, and lets a picture that moves be', async () => {
  const room = watch()
  await pass(3_000)
  room.playback.lineIsBack()
  expect(room.seen.opened).toHaveLength(1)
  room.network.isUp = false
  room.fail()
  await pass(60_000)
  expect(room.status()).toBe('error')
  const tries = room.seen.opened.length
  room.network.isUp = true
  room.playback.lineIsBack()
  await pass(0)
  expect([room.status(), room.seen.opened.length]).toEqual(['playing', tries + 1])
})

it('lets a stream that loads be when the line is back, also one that the network has opened again', async () => {
  const room = watch({ loadsMs: 4_000 })
  await pass(3_000)
  room.playback.lineIsBack()
  expect(room.seen.opened).toHaveLength(1)
  await pass(2_000)
  expect(room.status()).toBe('playing')
  room.online()
  await pass(3_000)
  room.playback.lineIsBack()
  await pass(2_000)
  expect([room.status(), room.seen.opened.length]).toEqual(['playing', 2])
})

it('opens a stream that stands when the line is back, and not one that the fan has paused', async () => {
  const room = watch()
  await pass(3_000)
  room.video.starve()
  await pass(3_000)
  room.playback.lineIsBack()
  await pass(0)
  expect([room.status(), room.seen.opened.length]).toEqual(['playing', 2])
  room.playback.pause()
  await pass(5_000)
  room.playback.lineIsBack()
  await pass(5_000)
  expect([room.status(), room.seen.opened.length]).toEqual(['paused', 2])
})

it('shows the error after all tries, tries seldom then, and plays when the stream is there again', async () => {
  const room = watch()
  room.network.isUp = false
  room.fail()
  await pass(60_000)
  expect(room.status()).toBe('error')
  const tries = room.seen.opened.length
  room.network.isUp = true
  await pass(45_000)
  expect(room.seen.opened.length).toBeGreaterThan(tries)
  expect(room.status()).toBe('playing')
})

it('opens the stream when the network is back, whatever it does then', async () => {
  const playing = watch()
  await pass(1_000)
  playing.online()
  await pass(0)
  expect(playing.seen.opened).toHaveLength(2)

  const gone = watch()
  await pass(1_000)
  gone.device.isOnline = false
  gone.network.isUp = false
  gone.fail()
  await pass(120_000)
  expect([gone.status(), gone.seen.opened.length]).toEqual(['error', 1])
  gone.device.isOnline = true
  gone.network.isUp = true
  gone.online()
  await pass(0)
  expect([gone.status(), gone.seen.opened.length]).toEqual(['playing', 2])
})

it('returns to the live edge when a page that played on is seen again, and opens the stream of one whose picture stood', async () => {
  const heard = watch()
  await pass(1_000)
  heard.show(false)
  await pass(600_000)
  heard.show(true)
  expect([heard.seen.edges, heard.seen.opened.length]).toEqual([1, 1])

  const frozen = watch()
  await pass(1_000)
  frozen.show(false)
  frozen.video.pause()
  await pass(600_000)
  frozen.show(true)
  await pass(0)
  expect([frozen.status(), frozen.seen.opened.length]).toEqual(['playing', 2])
})

it('leaves paused what the fan has paused, and opens it again for play if its connection was lost', async () => {
  const room = watch()
  await pass(1_000)
  room.playback.pause()
  room.fail()
  room.online()
  await pass(60_000)
  expect([room.status(), room.seen.opened.length]).toEqual(['paused', 1])
  room.playback.play()
  await pass(0)
  expect([room.status(), room.seen.opened.length]).toEqual(['playing', 2])
})

it('takes a pause by a headset for one by the fan, and a play too', async () => {
  const room = watch()
  await pass(1_000)
  room.video.pause()
  await pass(5_000)
  room.online()
  room.show(false)
  await pass(600_000)
  room.show(true)
  await pass(0)
  expect([room.status(), room.seen.opened.length]).toEqual(['paused', 1])
  await room.video.play()
  await pass(0)
  expect([room.status(), room.seen.opened.length]).toEqual(['playing', 2])
})

it('resumes what the device has paused just before it hid the page', async () => {
  const room = watch()
  await pass(1_000)
  room.video.pause()
  room.show(false)
  await pass(5_000)
  room.show(true)
  await pass(0)
  expect([room.status(), room.seen.edges]).toEqual(['playing', 1])
})

it('stays paused with another quality', async () => {
  const room = watch()
  await pass(1_000)
  room.playback.pause()
  room.playback.open({ ...STREAM, url: 'hd' })
  await pass(30_000)
  expect([room.status(), room.seen.opened]).toEqual(['paused', [STREAM.url, 'hd']])
  room.playback.play()
  await pass(0)
  expect(room.status()).toBe('playing')
})

it('waits for a tap where the browser refuses to play, without a try', async () => {
  const room = watch({ isRefused: true })
  await pass(60_000)
  expect([room.status(), room.seen.opened.length]).toEqual(['blocked', 1])
  room.video.isRefused = false
  room.playback.play()
  await pass(1_000)
  expect([room.status(), room.seen.opened.length]).toEqual(['playing', 1])
})

it('gets nothing any more after it is closed', async () => {
  const room = watch()
  await pass(1_000)
  room.playback.close()
  room.fail()
  await pass(60_000)
  expect([room.status(), room.seen.opened.length]).toEqual(['playing', 1])
})
