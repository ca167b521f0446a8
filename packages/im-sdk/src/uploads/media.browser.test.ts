import { describe, expect, it } from 'vitest'
import type { AudioMessage, VideoMessage } from '../index'
import { inPageTime, pixel, recorded, toneOf } from '../testing/page-media'
import { startUploads } from '../testing/upload-world'

describe('audio', () => {
  it('has its duration', async () => {
    const { chat, to, clock } = await startUploads()
    const file = new File([toneOf(3)], 'a.wav', { type: 'audio/wav' })
    const { data } = await inPageTime(clock, chat.sendMessage(chat.createAudioMessage({ ...to, payload: { file } })))
    expect((data.message as AudioMessage).payload).toMatchObject({ second: 3, size: file.size })
  })
})

/** What `recorded` once returned. */
const storedVideo = async () => (await fetch(new URL('../testing/recorded.webm', import.meta.url))).blob()

/** The payload of the message of a video, and a colour of its cover. */
const sentVideo = async (video: Blob) => {
  const { chat, to, clock, server } = await startUploads()
  const file = new File([video], 'a.webm', { type: 'video/webm;codecs=vp8' })
  const { data } = await inPageTime(clock, chat.sendMessage(chat.createVideoMessage({ ...to, payload: { file } })))
  const { payload } = data.message as VideoMessage
  const { bytes, type } = server.uploads.find(payload.videoUrl)!.variants.get('cover')!
  const { red = 0, blue = 0 } = await pixel(new Blob([Uint8Array.from(bytes)], { type }), 0.25, 0.5)
  return { payload, hasSeconds: payload.videoSecond >= 1, isRed: red > 150 && blue < 100 }
}

const FACTS = {
  payload: { videoFormat: 'webm', thumbWidth: 320, thumbHeight: 180, snapshotWidth: 320 },
  hasSeconds: true,
  isRed: true,
}

describe('a video', () => {
  it('has its duration and size, and a cover that is not black', async () => {
    const video = await sentVideo(await storedVideo())
    expect(video).toMatchObject(FACTS)
    expect(video.payload.thumbUrl).toBe(video.payload.snapshotUrl)
  })

  it('that the browser records now has them too', { tags: ['deep'] }, async () => {
    expect(await sentVideo(await recorded())).toMatchObject(FACTS)
  })

  it('that cannot be played is sent without a cover', async () => {
    const { chat, to, clock } = await startUploads()
    const file = new File(['no video'], 'a.mp4', { type: 'video/mp4' })
    const sending = chat.sendMessage(chat.createVideoMessage({ ...to, payload: { file } }))
    expect((await inPageTime(clock, sending)).data.message.payload).toMatchObject({
      videoSecond: 0,
      thumbUrl: '',
      thumbWidth: 200,
    })
  })
})
