import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { TYPES } from '../protocol/constants'
import { element } from '../protocol/schemas/elements'
import { loggedIn } from '../testing'
import { MEDIA_PAYLOADS } from './media-payloads'

const image = (type: 1 | 2 | 3) => ({ type, url: 'https://x.test/a', width: 4, height: 3, size: 9 })

/** What `alice` gets when `bob` says this. */
const received = async (msgType: string, msgContent: Record<string, unknown>) => {
  const { chat, server, clock } = await loggedIn('alice')
  const message = server.world.append({ fromAccount: 'bob', toAccount: 'alice', msgBody: [{ msgType, msgContent }] })
  server.push('alice', 'pushMessages', { messageList: [message], sessionData: '' })
  await clock.advance(200)
  return chat.views.messages('C2Cbob').get().messages.at(-1)
}

describe('a message with a file', () => {
  it.each(Object.keys(MEDIA_PAYLOADS) as (keyof typeof MEDIA_PAYLOADS)[])(
    'has every field of its type, whatever of %s has arrived',
    async (type) => {
      for (const content of [{}, { uuid: 7, url: null, videoUrl: {}, fileName: [], imageInfoArray: 'x', file: 'x' }]) {
        const message = await received(type, content)
        expect(message?.type).toBe(type)
        const none = type === TYPES.MSG_IMAGE ? { imageInfoArray: [] } : {}
        expect(message?.payload).toEqual({ ...MEDIA_PAYLOADS[type], ...none })
      }
    },
  )

  it('arrives as it was sent', async () => {
    const imageInfoArray = [image(1), image(2), image(3)]
    expect(await received(TYPES.MSG_IMAGE, { uuid: 'u', imageFormat: 3, imageInfoArray })).toMatchObject({
      payload: { uuid: 'u', imageFormat: 3, imageInfoArray, file: null },
    })
    const file = { uuid: 'u', fileName: '赛程.pdf', fileSize: 12, fileUrl: 'https://x.test/a' }
    expect(await received(TYPES.MSG_FILE, file)).toMatchObject({ payload: { ...file, file: null } })
  })

  it('keeps only the fields of its type', async () => {
    const message = await received(TYPES.MSG_AUDIO, { url: 'https://x.test/a', onload: 'x' })
    expect(message?.payload).not.toHaveProperty('onload')
  })
})

describe('the schema of elements', () => {
  it('accepts only web addresses', () => {
    const audio = (url: string) => ({ msgType: 'TIMSoundElem', msgContent: { url } })
    expect(v.is(element, audio('https://x.test/a'))).toBe(true)
    for (const url of ['', 'javascript:alert(1)', 'data:text/html,x', 'blob:https://x.test/1', '//x.test/a'])
      expect(v.is(element, audio(url)), url).toBe(false)
  })

  it('wants three pictures, and gives a video without a cover a side of 200', () => {
    const of = (imageInfoArray: unknown[]) => ({ msgType: 'TIMImageElem', msgContent: { imageInfoArray } })
    expect(v.is(element, of([image(1), image(2), image(3)]))).toBe(true)
    expect(v.is(element, of([image(1)]))).toBe(false)
    const video = v.parse(element, { msgType: 'TIMVideoFileElem', msgContent: { videoUrl: 'https://x.test/a' } })
    expect(video.msgContent).toMatchObject({ thumbWidth: 200, thumbHeight: 200, thumbUrl: '' })
  })
})
