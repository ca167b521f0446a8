import type { Tap } from './taps'

/** The texts that servers have pushed to a device, whatever its engine makes of them. */
export class PushedTexts {
  readonly all = new Set<string>()

  readonly tap: Tap = {
    down: ({ servcmd, body }) => {
      if (servcmd === 'push.messages')
        for (const { msgBody } of body['messageList'] as readonly Pushed[]) {
          const { text } = msgBody[0]?.msgContent ?? {}
          if (text !== undefined) this.all.add(text)
        }
      return 'arrives'
    },
  }
}

interface Pushed {
  readonly msgBody: readonly { readonly msgContent: { readonly text?: string } }[]
}
