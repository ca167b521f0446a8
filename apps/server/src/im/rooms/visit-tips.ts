import { seconds } from '../../ports/clock'
import { mutedUntil } from '../../services/moderation/muted-until'
import { toStoredMessage } from '../../store/im/messages'
import { TIP, tipMessage } from '../groups/group-elements'
import type { Im } from '../im'

/** The last who came and the last who went since a room was told. */
interface Visits {
  entered: string | null
  left: string | null
  readonly cancel: () => void
}

/**
 * Tips about who comes to chat rooms and who goes: every few seconds the last of each, because in a large room there are
 * many, and each tip ends the polls of all. They are not stored.
 */
export class VisitTips {
  private readonly waiting = new Map<string, Visits>()

  constructor(private readonly im: Pick<Im, 'context' | 'groups' | 'identities' | 'rooms'>) {}

  add(groupID: string, userID: string, joined: boolean): void {
    const { clock } = this.im.context
    const visits: Visits = this.waiting.get(groupID) ?? {
      entered: null,
      left: null,
      cancel: clock.after(EVERY_MS, () => this.tell(groupID)),
    }
    this.waiting.set(groupID, visits)
    if (joined) {
      visits.entered = userID
      if (visits.left === userID) visits.left = null
    } else {
      visits.left = userID
      if (visits.entered === userID) visits.entered = null
    }
  }

  stop(): void {
    for (const { cancel } of this.waiting.values()) cancel()
  }

  private tell(groupID: string): void {
    const { entered, left } = this.waiting.get(groupID) ?? { entered: null, left: null }
    this.waiting.delete(groupID)
    Promise.all([this.tellOne(groupID, left, TIP.quit), this.tellOne(groupID, entered, TIP.joined)]).catch(
      (error: unknown) => this.im.context.log.error({ err: error }, 'a room was not told who comes and goes'),
    )
  }

  /** Guests, and who is muted there, come and go unnamed. */
  private async tellOne(groupID: string, userID: string | null, operationType: 1 | 2): Promise<void> {
    if (userID === null) return
    const { context, groups, identities, rooms } = this.im
    const [group, operator] = await Promise.all([groups.find(groupID), identities.find(userID)])
    if (group === null || operator === null || operator.isGuest) return
    if ((await mutedUntil(context, userID, '', groupID)) > 0) return
    const { nick, avatar } = operator
    const tip = {
      operationType,
      userIDList: [userID],
      memberList: [{ userID, nick, avatar, nameCard: '' }],
      memberCount: rooms.onlineCount(groupID),
    }
    const message = tipMessage(context, { group, operator }, tip)
    const place = { sequence: 0, time: seconds(context.clock), isNew: true }
    context.bus.publish('im:room', toStoredMessage(message, place))
  }
}

const EVERY_MS = 5_000
