import { expect, it, onTestFinished, vi } from 'vitest'
import { attachStream } from './attach-stream'

it('tells of an FLV stream that ends without an error, as one of a relay that restarts', async () => {
  const url = URL.createObjectURL(new Blob([FLV_HEADER]))
  onTestFinished(() => URL.revokeObjectURL(url))
  const onFailed = vi.fn<() => void>()
  const video = document.createElement('video')
  const attached = await attachStream({ video, url, format: 'flv', onReady: () => {}, onFailed })
  await expect.poll(() => onFailed.mock.calls.length).toBe(1)
  attached.detach()
})

/** Sound and pictures are announced, and no tag follows. */
const FLV_HEADER = new Uint8Array([0x46, 0x4c, 0x56, 1, 5, 0, 0, 0, 9, 0, 0, 0, 0])
