import { TYPES, type ImError } from '@org/im-sdk'
import type { OwnActs } from './own-acts'
import type { ActOf, Target } from './schedule'
import type { SimDevice } from './sim-device'
import { UNDECIDED } from './undecided'
import type { World } from './world'

type Change = ActOf<'pin' | 'unpin' | 'clear' | 'remove' | 'unlist'>
type Tidying = Change | ActOf<'readAll'>

/** A history that was acknowledged to be cleared, at least up to a sequence. */
export interface Cleared {
  readonly device: SimDevice
  readonly key: string
  readonly upTo: number
}

/** Users who pin, clear and delete conversations, and read all at once. */
export class TidyActs {
  readonly cleared: Cleared[] = []

  constructor(
    private readonly world: World,
    private readonly owning: OwnActs,
  ) {}

  take(act: Tidying): void {
    const { world } = this
    const device = world.device(act.device)
    if (!device.chat.isReady()) return
    const call = act.kind === 'readAll' ? this.readAll(device) : this.change(device, act.kind, act.of)
    const what = `${device.name} ${act.kind} ${act.kind === 'readAll' ? '' : act.of}`
    call.then(
      () => world.note(`${what}: done`),
      (error: Partial<ImError>) => {
        const { errorName = String(error) } = error
        world.note(`${what}: ${errorName}`)
        if (!UNDECIDED.has(errorName) && !REFUSALS.has(errorName)) world.broken('I12', `${what} fails: ${errorName}`)
      },
    )
  }

  private async readAll(device: SimDevice): Promise<void> {
    this.world.readUnseen.add(device.userID)
    await device.chat.setAllMessageRead({ scope: TYPES.READ_ALL_MSG })
  }

  private async change(device: SimDevice, kind: Change['kind'], of: Target): Promise<void> {
    const { world } = this
    const { chat, userID } = device
    const conversationID = world.conversationID(of)
    if (kind === 'pin' || kind === 'unpin')
      return void (await chat.pinConversation({ conversationID, isPinned: kind === 'pin' }))
    if (kind === 'unlist') return this.remove(device, of, false)
    const shown = chat.views.conversations.get().find((one) => one.conversationID === conversationID)
    world.gaps.add(userID, conversationID)
    if (kind === 'clear') await chat.clearHistoryMessage(conversationID)
    else await this.remove(device, of, true)
    this.cleared.push({ device, key: world.key(device.user, of), upTo: shown?.sequence ?? 0 })
  }

  private async remove(device: SimDevice, of: Target, clearHistoryMessage: boolean): Promise<void> {
    const { world } = this
    // Also what has not been shown yet is read.
    if (!clearHistoryMessage) world.readUnseen.add(device.userID)
    const end = this.owning.resets(device, of)
    const conversationIDList = [world.conversationID(of)]
    try {
      const { data } = await device.chat.deleteConversation({ conversationIDList, clearHistoryMessage })
      const [failure] = data.failureConversationIDList
      if (failure !== undefined)
        throw Object.assign(new Error(failure.message), { errorName: 'CONVERSATION_NOT_FOUND' })
      end(null)
    } catch (error) {
      end(error as Partial<ImError>)
      throw error
    }
  }
}

/** Another device has deleted the conversation, or it has no message yet; all is read twice in a second. */
const REFUSALS: ReadonlySet<string> = new Set(['CONVERSATION_NOT_FOUND', 'OVER_FREQUENCY_LIMIT'])
