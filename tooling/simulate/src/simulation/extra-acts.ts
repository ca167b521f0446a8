import { TYPES, type ImError, type Message } from '@org/im-sdk'
import type { ActOf } from './schedule'
import type { SimDevice } from './sim-device'
import { UNDECIDED } from './undecided'
import type { World } from './world'
import { WriteLog } from './write-log'

type Extra = ActOf<'confirm'> | ActOf<'extend'> | ActOf<'unmention'>

/** Messages of a conversation that a user has confirmed to have read, or mentions that he has deleted. */
interface Told {
  readonly userID: string
  readonly key: string
  readonly sequences: readonly number[]
}

/** Users who confirm what they have read, change extensions of messages, and delete mentions. */
export class ExtraActs {
  readonly confirmed: Told[] = []
  readonly unmentioned: Told[] = []
  /** By conversation key, sequence and extension. */
  readonly extended: WriteLog
  private count = 0

  constructor(private readonly world: World) {
    this.extended = new WriteLog(world.clock)
  }

  take(act: Extra): void {
    const device = this.world.device(act.device)
    if (!device.chat.isReady()) return
    if (act.kind === 'confirm') this.confirm(device, act)
    else if (act.kind === 'extend') this.extend(device, act)
    else this.unmention(device)
  }

  private confirm(device: SimDevice, { of }: ActOf<'confirm'>): void {
    const asking = this.shown(device, of).filter(({ needReadReceipt, flow }) => needReadReceipt && flow === 'in')
    if (asking.length === 0) return
    const told = { userID: device.userID, key: this.world.key(device.user, of), sequences: sequencesOf(asking) }
    this.follow(device.chat.sendMessageReadReceipt(asking), `${device.name} confirms ${of}`, () =>
      this.confirmed.push(told),
    )
  }

  private unmention(device: SimDevice): void {
    const conversationID = this.world.conversationID('group')
    const conversation = device.chat.views.conversations.get().find((one) => one.conversationID === conversationID)
    const groupAtInfoList = (conversation?.groupAtInfoList ?? []).slice(0, 2)
    if (groupAtInfoList.length === 0) return
    const told = {
      userID: device.userID,
      key: this.world.key(device.user, 'group'),
      sequences: sequencesOf(groupAtInfoList),
    }
    this.follow(device.chat.deleteGroupAtInfo({ groupAtInfoList }), `${device.name} unmentions`, () =>
      this.unmentioned.push(told),
    )
  }

  private extend(device: SimDevice, { of, place, change, key: number }: ActOf<'extend'>): void {
    const candidates = this.shown(device, of).filter(({ isSupportExtension }) => isSupportExtension)
    const message = candidates[Math.floor(place * candidates.length)]
    if (message === undefined) return
    this.count += 1
    const key = `key ${number}`
    const value = change === 'set' ? `value ${this.count}` : ''
    const keys = change === 'clear' ? EXTENSION_KEYS : [key]
    const { chat, user, name } = device
    const ends = keys.map((one) =>
      this.extended.begin(JSON.stringify([this.world.key(user, of), message.sequence, one]), value),
    )
    const call =
      change === 'set'
        ? chat.setMessageExtensions(message, [{ key, value }])
        : chat.deleteMessageExtensions(message, change === 'clear' ? undefined : [key])
    this.follow(
      call,
      `${name} ${change} ${key} of ${message.sequence} in ${of} to ${value}`,
      ({ data }) => {
        // Of a key that was not there when all were deleted there is no result.
        const isRefused = data.extensions.some(({ code }) => code !== 0)
        for (const end of ends) end(isRefused ? { errorName: 'MESSAGE_MODIFY_CONFLICT' } : null)
      },
      (error) => {
        for (const end of ends) end(error)
      },
    )
  }

  /** The messages that the server knows and that are not revoked. */
  private shown({ chat }: SimDevice, of: ActOf<'confirm'>['of']): readonly Message[] {
    const { messages } = chat.views.messages(this.world.conversationID(of)).get()
    return messages.filter(
      ({ type, sequence, isRevoked, status }) =>
        type === TYPES.MSG_TEXT && sequence > 0 && status === 'success' && !isRevoked,
    )
  }

  private follow<Reply>(
    call: Promise<Reply>,
    what: string,
    onDone: (reply: Reply) => void,
    onFailed: (error: Partial<ImError>) => void = () => undefined,
  ): void {
    const { world } = this
    call.then(
      (reply) => {
        world.note(`${what}: done`)
        onDone(reply)
      },
      (error: Partial<ImError>) => {
        const { errorName = String(error) } = error
        world.note(`${what}: ${errorName}`)
        onFailed(error)
        if (!UNDECIDED.has(errorName) && !REFUSALS.has(errorName)) world.broken('I12', `${what} fails: ${errorName}`)
      },
    )
  }
}

const sequencesOf = (list: readonly { readonly sequence: number }[]) => list.map(({ sequence }) => sequence)

const EXTENSION_KEYS = [0, 1, 2, 3].map((key) => `key ${key}`)

/** The message was revoked or deleted meanwhile. */
const REFUSALS: ReadonlySet<string> = new Set(['PACKAGE_PARSE_FAILED', 'MESSAGE_NOT_FOUND', 'OVER_FREQUENCY_LIMIT'])
