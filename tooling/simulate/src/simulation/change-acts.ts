import { TYPES, type ImError, type TextMessage } from '@org/im-sdk'
import type { ActOf } from './schedule'
import type { SimDevice } from './sim-device'
import { UNDECIDED } from './undecided'
import type { World } from './world'

type Change = ActOf<'revoke' | 'modify' | 'erase'>

/** A change of a message that was acknowledged. */
export interface Changed {
  readonly kind: Change['kind']
  readonly device: SimDevice
  /** The store's name of the conversation. */
  readonly key: string
  readonly sequence: number
  /** Of a modified message. */
  readonly version: number
  readonly text: string
}

/** Users who revoke, modify and delete messages, and the replies. */
export class ChangeActs {
  readonly done: Changed[] = []

  constructor(private readonly world: World) {}

  take({ kind, device: name, of, place }: Change): void {
    const { world } = this
    const device = world.device(name)
    const conversationID = world.conversationID(of)
    const { messages } = device.chat.views.messages(conversationID).get()
    const candidates = messages.filter(
      (message): message is TextMessage =>
        message.type === TYPES.MSG_TEXT &&
        message.sequence > 0 &&
        !message.isRevoked &&
        (kind === 'erase' || message.flow === 'out'),
    )
    const message = candidates[Math.floor(place * candidates.length)]
    if (message === undefined || !device.chat.isReady()) return
    const { sequence } = message
    if (kind === 'erase') world.gaps.add(device.userID, conversationID, sequence)
    this.run(device, kind, message).then(
      ({ version, text }) => {
        world.note(`${device.name} has done ${kind} of ${sequence} in ${conversationID}`)
        if (kind === 'erase') device.log.erased.add(`${sequence} ${conversationID}`)
        this.done.push({ kind, device, key: world.key(device.user, of), sequence, version, text })
      },
      (error: Partial<ImError>) => {
        const { errorName = String(error) } = error
        world.note(`${device.name} cannot ${kind} ${sequence} in ${conversationID}: ${errorName}`)
        if (!UNDECIDED.has(errorName) && !REFUSALS.has(errorName))
          world.broken('I12', `${device.name} cannot ${kind} ${sequence} in ${conversationID}: ${errorName}`)
      },
    )
  }

  private async run({ chat }: SimDevice, kind: Change['kind'], message: TextMessage) {
    const [base = ''] = message.payload.text.split('~')
    const text = `${base}~${this.world.nextText()}`
    if (kind === 'revoke') await chat.revokeMessage(message)
    else if (kind === 'erase') await chat.deleteMessage([message])
    else {
      const { data } = await chat.modifyMessage({ ...message, payload: { text } })
      return { text, version: data.message.version }
    }
    return { text, version: 0 }
  }
}

/** Somebody was faster, or the message is older than two minutes. */
const REFUSALS: ReadonlySet<string> = new Set(['MESSAGE_MODIFY_CONFLICT', 'MESSAGE_REVOKE_FAIL'])
