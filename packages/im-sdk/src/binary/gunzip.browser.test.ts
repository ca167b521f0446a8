import { expect, it } from 'vitest'
import { storedMessage } from '../testing'
import { answerBody, binary, writeAnswer } from '.'

it('decompresses a server’s data in the browser', async () => {
  const message = storedMessage({ nick: '鮑勃' })
  const body = answerBody('push.messages', { messageList: [message], sessionData: 's' })
  const packed = new Blob([Uint8Array.from(body)]).stream().pipeThrough(new CompressionStream('gzip'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  const frame = writeAnswer({ servcmd: 'push.messages' }, new Uint8Array(), bytes)
  expect(binary.unpacksGzip).toBe(true)
  expect(await binary.decode(Uint8Array.from(frame).buffer)).toMatchObject({ body: { messageList: [message] } })
  expect(await binary.decode(writeAnswer({ servcmd: 'push.messages' }, bytes, body))).toBeNull()
})
