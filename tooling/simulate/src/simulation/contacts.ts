import type { Im } from '@org/server/core'
import type { ActOf } from './schedule'
import type { World } from './world'

type NewMessage = Parameters<Im['sequences']['append']>[0]['message']

/** A contact has no device: its messages go directly to a server, and are lost if that cannot store them. */
export const say = (world: World, { host, from, to, count }: ActOf<'say'>): void => {
  const { im } = world.server(host)
  if (im === null) return
  for (let left = count; left > 0; left -= 1)
    im.sequences.append({ message: textMessage(world, from, to), origin: '' }).catch(() => undefined)
}

/** A unique text. */
export const textMessage = (world: World, from: number, to: number): NewMessage => {
  const number = world.nextText()
  return {
    convID: world.key(to, from),
    sender: world.allIDs[from] ?? '',
    random: number,
    clientSequence: number,
    body: [{ msgType: 'TIMTextElem', msgContent: { text: `c${from}:${number}` } }],
    details: {
      groupType: '',
      priority: 'Normal',
      nameCard: '',
      senderRole: '',
      clientTime: 0,
      cloudCustomData: '',
      nick: '',
      avatar: '',
      senderLevel: 0,
    },
  }
}
