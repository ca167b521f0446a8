import { expect, it, onTestFinished, vi } from 'vitest'
import { attachStream } from './attach-stream'
import { silentFlv, silentHls } from '../../testing/silent-stream'

it('tells of an FLV stream that ends without an error, as one of a relay that restarts', async () => {
  const url = URL.createObjectURL(new Blob([FLV_HEADER]))
  onTestFinished(() => URL.revokeObjectURL(url))
  const onFailed = vi.fn<() => void>()
  const video = document.createElement('video')
  const attached = await attachStream({ video, url, format: 'flv', onReady: () => {}, onFailed })
  await expect.poll(() => onFailed.mock.calls.length).toBe(1)
  attached.detach()
})

/** A stream that plays without sound. */
const watch = async (url: string, format: 'flv' | 'hls') => {
  const video = document.body.appendChild(document.createElement('video'))
  video.muted = true
  const onReady = () => void video.play()
  const attached = await attachStream({ video, url, format, onReady, onFailed: () => {} })
  onTestFinished(() => {
    attached.detach()
    video.remove()
  })
  const end = () => (video.buffered.length === 0 ? 0 : video.buffered.end(video.buffered.length - 1))
  return { video, attached, end }
}

/** An FLV stream, of which a test lets as many seconds arrive as it wants. */
const watchFlv = async () => {
  const { body, arrive } = silentFlv()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)))
  const watched = await watch('/live.flv', 'flv')
  arrive(2)
  await expect.poll(() => watched.video.currentTime).toBeGreaterThan(0)
  return { ...watched, arrive }
}

it('plays an FLV stream that has fallen behind a little faster, until it is near the live edge', async () => {
  const { video, arrive, attached, end } = await watchFlv()
  expect(video.playbackRate).toBe(1)
  // A place that the test chooses, so that no time passes.
  video.pause()
  arrive(5)
  await expect.poll(end).toBeGreaterThan(6)
  video.currentTime = 1
  await expect.poll(() => video.playbackRate).toBe(1.1)
  attached.toLiveEdge()
  await expect.poll(() => video.playbackRate).toBe(1)
})

it('jumps to the live edge of an FLV stream that is far behind, each time, so that the delay does not grow', async () => {
  const { arrive, attached, end } = await watchFlv()
  for (const seconds of [200, 400, 600]) {
    arrive(200)
    await expect.poll(end).toBeGreaterThan(seconds)
    await expect.poll(() => attached.latency()).toBeLessThan(8)
  }
})

it('jumps to the live edge of an HLS stream that is far behind', async () => {
  const { video } = await watch(silentHls(400), 'hls')
  await expect.poll(() => video.currentTime).toBeGreaterThan(380)
  video.currentTime = 10
  await expect.poll(() => video.currentTime).toBeGreaterThan(380)
})

/** Sound and pictures are announced, and no tag follows. */
const FLV_HEADER = new Uint8Array([0x46, 0x4c, 0x56, 1, 5, 0, 0, 0, 9, 0, 0, 0, 0])
