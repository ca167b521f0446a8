import { TYPES, type ImError } from '@org/im-sdk'
import { REMIND_TYPES } from '@org/im-sdk/protocol'
import { DraftLog } from './draft-log'
import { FOLDER, MARKS, NO_FACTS, type Fact, type Facts } from './own-facts'
import type { ActOf, Target } from './schedule'
import type { SimDevice } from './sim-device'
import type { StoredWorld } from './stored-world'
import { UNDECIDED } from './undecided'
import type { World } from './world'
import { isPossible, WriteLog, type End } from './write-log'

type Owning =
  | ActOf<'mark' | 'unmark'>
  | ActOf<'annotate' | 'hush' | 'discard' | 'unhush' | 'file' | 'unfile'>
  | ActOf<'draft'>

/** Users who mark, annotate and group conversations, turn their reminders off, and write drafts. */
export class OwnActs {
  /** By user, conversation key and fact. */
  private readonly writes: WriteLog
  private readonly drafts = new DraftLog()
  private count = 0

  constructor(private readonly world: World) {
    this.writes = new WriteLog(world.clock)
  }

  take(act: Owning): void {
    const device = this.world.device(act.device)
    if (!device.chat.isReady()) return
    if (act.kind === 'draft') this.draft(device, act)
    else this.change(device, act)
  }

  /** The conversation is being deleted: the returned function takes the outcome. */
  resets(device: SimDevice, of: Target): End {
    const facts = ['mark 0', 'mark 1', 'custom data', 'folder'] as const
    const ends = facts.map((fact) => this.begin(device, of, fact, NO_FACTS[fact]))
    this.drafts.conversationDeleted(device, this.world.conversationID(of))
    return (error) => {
      for (const end of ends) end(error)
    }
  }

  /** The page of a device is closed. */
  closed(device: SimDevice): void {
    this.drafts.closed(device)
  }

  /** I7: the last acknowledged write is stored, and every device shows what is stored, and its own drafts. */
  check(stored: StoredWorld): void {
    const { world } = this
    for (const [place, writes] of this.writes.places) {
      const [userID = '', key = '', fact] = JSON.parse(place) as [string, string, Fact]
      const { facts } = stored.own(userID, key)
      if (!isPossible(facts[fact], NO_FACTS[fact], writes))
        world.broken('I7', `${place} is ${facts[fact]} after ${JSON.stringify(writes)}`)
    }
  }

  /** The same for what devices show. */
  checkShown(stored: StoredWorld): void {
    const { world } = this
    for (const device of world.devices)
      for (const target of world.targetsOf(device)) {
        const conversationID = world.conversationID(target)
        const shown = device.chat.views.conversations.get().find((one) => one.conversationID === conversationID)
        if (shown === undefined) continue
        const { facts } = stored.own(device.userID, world.key(device.user, target))
        const seen: Facts = {
          'mark 0': shown.markList.includes(MARKS[0]) ? 'on' : 'off',
          'mark 1': shown.markList.includes(MARKS[1]) ? 'on' : 'off',
          'custom data': shown.customData,
          reminder: String(REMIND_TYPES.indexOf(shown.messageRemindType)),
          folder: shown.conversationGroupList.includes(FOLDER) ? 'on' : 'off',
        }
        const where = `${device.name} in ${conversationID}`
        if (JSON.stringify(seen) !== JSON.stringify(facts))
          world.broken('I7', `${where} shows ${JSON.stringify(seen)} where ${JSON.stringify(facts)} is stored`)
        const texts = this.drafts.possible(device, conversationID)
        if (!texts.includes(shown.draftText))
          world.broken('I16', `${where} shows the draft ${shown.draftText}, of ${JSON.stringify(texts)}`)
      }
  }

  private change(device: SimDevice, act: Exclude<Owning, { kind: 'draft' }>): void {
    const { world } = this
    const { chat } = device
    const conversationID = world.conversationID(act.of)
    const conversationIDList = [conversationID]
    switch (act.kind) {
      case 'mark':
      case 'unmark': {
        const enableMark = act.kind === 'mark'
        const end = this.begin(device, act.of, act.mark === 0 ? 'mark 0' : 'mark 1', enableMark ? 'on' : 'off')
        const markType = MARKS[act.mark]
        return this.follow(device, act, chat.markConversation({ conversationIDList, markType, enableMark }), end)
      }
      case 'annotate': {
        this.count += 1
        const customData = `data ${this.count}`
        const end = this.begin(device, act.of, 'custom data', customData)
        return this.follow(device, act, chat.setConversationCustomData({ conversationIDList, customData }), end)
      }
      case 'file':
      case 'unfile': {
        const isIn = act.kind === 'file'
        const end = this.begin(device, act.of, 'folder', isIn ? 'on' : 'off')
        const filed = { groupName: FOLDER, conversationIDList }
        const call = isIn ? chat.addConversationsToGroup(filed) : chat.deleteConversationsFromGroup(filed)
        return this.follow(device, act, call, end)
      }
      case 'hush':
      case 'discard':
      case 'unhush': {
        if (act.kind === 'discard') world.discarded.add(`${device.userID} ${conversationID}`)
        const messageRemindType = REMINDERS[act.kind]
        const id = world.targetID(act.of)
        const of = typeof act.of === 'number' ? { userIDList: [id] } : { groupID: id }
        const end = this.begin(device, act.of, 'reminder', String(REMIND_TYPES.indexOf(messageRemindType)))
        return this.follow(device, act, chat.setMessageRemindType({ ...of, messageRemindType }), end)
      }
    }
  }

  private follow(device: SimDevice, { kind, of }: Owning, call: Promise<Reply>, end: End): void {
    const { world } = this
    const what = `${device.name} ${kind} ${of}`
    call.then(
      ({ data }) => {
        const failure = data.failureConversationIDList?.[0] ?? data.failureUserIDList?.[0]
        world.note(`${what}: ${failure === undefined ? 'done' : failure.code}`)
        end(failure === undefined ? null : { errorName: 'CONVERSATION_NOT_FOUND' })
      },
      (error: Partial<ImError>) => {
        const { errorName = String(error) } = error
        world.note(`${what}: ${errorName}`)
        end(error)
        if (!UNDECIDED.has(errorName) && !REFUSALS.has(errorName)) world.broken('I12', `${what} fails: ${errorName}`)
      },
    )
  }

  private begin({ user, userID }: SimDevice, of: Target, fact: Fact, value: string): End {
    return this.writes.begin(JSON.stringify([userID, this.world.key(user, of), fact]), value)
  }

  private draft(device: SimDevice, { of, isEmpty }: ActOf<'draft'>): void {
    this.count += 1
    const draftText = isEmpty ? '' : `draft ${this.count}`
    const conversationID = this.world.conversationID(of)
    device.chat.setConversationDraft({ conversationID, draftText }).then(
      () => undefined,
      (error: unknown) => this.world.broken('I12', `${device.name} cannot write a draft: ${String(error)}`),
    )
    this.drafts.write(device, conversationID, draftText)
  }
}

interface Reply {
  readonly data: {
    readonly group?: unknown
    readonly failureConversationIDList?: readonly { readonly code: number }[]
    readonly failureUserIDList?: readonly { readonly code: number }[]
  }
}

const REMINDERS = {
  hush: TYPES.MSG_REMIND_ACPT_NOT_NOTE,
  discard: TYPES.MSG_REMIND_DISCARD,
  unhush: TYPES.MSG_REMIND_ACPT_AND_NOTE,
} as const

/** No member of the group. */
const REFUSALS: ReadonlySet<string> = new Set([
  'GROUP_PERMISSION_DENY',
  'GROUP_NOT_FOUND',
  'CONVERSATION_NOT_FOUND',
  'OVER_FREQUENCY_LIMIT',
])
