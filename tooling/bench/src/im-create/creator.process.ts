import { TYPES, type CoreChat, type TextMessage } from '@org/im-sdk'
import { stopwatch } from '../harness/cpu'
import { serveRpc } from '../harness/process-rpc'
import { connectChat } from '../im-receive/contenders/im-sdk'

let chat: CoreChat | null = null

const methods = {
  connect: async (port: number) => {
    chat = await connectChat(port)
  },
  create: (count: number) => {
    if (chat === null) throw new Error('Nobody is connected.')
    let last: TextMessage | null = null
    const stop = stopwatch()
    for (let index = 0; index < count; index += 1)
      last = chat.createTextMessage({
        to: 'bob',
        conversationType: TYPES.CONV_C2C,
        payload: { text: `Goal number ${index}` },
      })
    const spent = stop()
    if (last?.payload.text !== `Goal number ${count - 1}`) throw new Error('The last message is another one.')
    return spent
  },
}

export type CreatorMethods = typeof methods
serveRpc(methods)
