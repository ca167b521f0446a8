import { TYPES } from '@org/im-sdk/protocol'
import type { Logger } from 'pino'
import type { Kysely } from 'kysely'
import type { Notification, Notifier } from '../../ports/notifier'
import { parseKey } from '../../store/im/conversation-id'
import { membersToNotify, notifiedUsers, type NotifiedUser } from '../../store/im/notified-users'
import type { Database } from '../../store/schema'
import { BROADCAST_USER } from './host-message'
import type { Stored } from './sequences'

export interface NotificationsOptions {
  readonly db: Kysely<Database>
  readonly notifier: Notifier
  readonly isOnline: (userID: string) => boolean
  readonly now: () => number
  readonly log: Pick<Logger, 'error' | 'warn'>
}

/**
 * Notifies those who have no connection of what is said to them, unless they have changed the reminder or the sender has
 * disabled it. In a large group only those whom the message mentions.
 */
export class Notifications {
  private readonly waiting: Stored[] = []
  private isRunning = false
  /** Messages without notifications since the queue was last empty. */
  private lost = 0

  constructor(private readonly options: NotificationsOptions) {}

  /** Returns at once. */
  stored(batch: readonly Stored[]): void {
    const wanted = batch.filter(isNotified)
    const taken = wanted.slice(0, MOST_WAITING - this.waiting.length)
    this.waiting.push(...taken)
    this.lost += wanted.length - taken.length
    if (!this.isRunning) void this.run()
  }

  private async run(): Promise<void> {
    this.isRunning = true
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift())
      try {
        await this.tell(next)
      } catch (error) {
        this.options.log.error({ err: error }, 'users could not be notified')
      }
    if (this.lost > 0)
      this.options.log.warn({ count: this.lost }, 'too many messages waited; these got no notifications')
    this.lost = 0
    this.isRunning = false
  }

  private async tell(stored: Stored): Promise<void> {
    const { db, notifier, isOnline, now } = this.options
    const { convID, sender } = stored.message
    const away = (await this.receiversOf(stored)).filter((userID) => userID !== sender && !isOnline(userID))
    if (away.length === 0) return
    const users = await notifiedUsers(db, convID, away, now())
    notifier.notify(users.map((user) => notificationOf(stored, user)))
  }

  private async receiversOf({ message }: Stored): Promise<readonly string[]> {
    const key = parseKey(message.convID)
    if (key.type === 'c2c') return key.users
    if (message.receivers !== undefined) return message.receivers
    const members = await membersToNotify(this.options.db, key.groupID, MOST_MEMBERS + 1)
    if (members.length <= MOST_MEMBERS) return members
    const mentioned = (message.details.groupAtInfo ?? []).filter((userID) => userID !== TYPES.MSG_AT_ALL)
    return membersToNotify(this.options.db, key.groupID, MOST_MEMBERS, mentioned)
  }
}

const MOST_WAITING = 1_000
/** A message to more members notifies only those whom it mentions. */
const MOST_MEMBERS = 500

/** Chat rooms are for those who are there, and host messages are for apps. */
const isNotified = ({ message, push }: Stored): boolean =>
  push?.pushFlag !== 1 && message.details.groupType !== 'AVChatRoom' && message.sender !== BROADCAST_USER

const notificationOf = ({ message, place, push }: Stored, { userID, devices }: NotifiedUser): Notification => {
  const { convID, sender, body, details } = message
  const key = parseKey(convID)
  const mentions = details.groupAtInfo ?? []
  const text = body[0]?.msgType === TYPES.MSG_TEXT ? String(body[0].msgContent['text']) : ''
  return {
    userID,
    conversationID: key.type === 'group' ? `GROUP${key.groupID}` : `C2C${sender}`,
    fromAccount: sender,
    nick: details.nick,
    sequence: place.sequence,
    time: place.time,
    isMention: mentions.includes(userID) || mentions.includes(TYPES.MSG_AT_ALL),
    title: push?.title || details.nick,
    description: push?.description || [...text].slice(0, MOST_CHARACTERS).join(''),
    extension: push?.extension ?? '',
    ignoreIOSBadge: push?.apnsInfo.badgeMode === 1,
    androidOPPOChannelID: push?.androidInfo.OPPOChannelID ?? '',
    devices,
  }
}

const MOST_CHARACTERS = 200
