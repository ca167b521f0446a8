import { seconds } from '../../ports/clock'
import type { PushOutcome, Pusher } from '../../ports/pusher'
import {
  nextPushEvent,
  notePushTold,
  receiversOf,
  removePushEvent,
  type PushEvent,
  type PushReceiver,
} from '../../store/service/push-events'
import { dropSubscriptions } from '../../store/service/push-subscriptions'
import type { Context } from '../context'
import { isQuiet } from './quiet-hours'
import { pushText } from './push-texts'

/**
 * Sends what is to be told, to some browsers at a time, after each of which news of a match may come first. After a crash some browsers get a message twice, which replaces the first
 * on their screen.
 */
export const sendPushes = async (
  { db, clock, pusher }: Pick<Context, 'db' | 'clock' | 'pusher'>,
  signal: AbortSignal,
): Promise<void> => {
  for (let event = await nextPushEvent(db); event !== null; event = await nextPushEvent(db)) {
    signal.throwIfAborted()
    const now = seconds(clock)
    const limit = AT_ONCE
    const receivers = pusher === null || event.expires_at <= now ? [] : await receiversOf(db, event, { now, limit })
    const last = receivers.at(-1)
    if (pusher === null || last === undefined) {
      await removePushEvent(db, event.id)
      continue
    }
    const wanted = receivers.filter((receiver) => !receiver.is_silent && !isQuiet(now, receiver))
    const outcomes = await Promise.all(wanted.map((receiver) => send(pusher, event, receiver, now)))
    await dropSubscriptions(
      db,
      wanted.flatMap(({ id }, index) => (outcomes[index] === 'gone' ? [id] : [])),
    )
    await notePushTold(db, event.id, last.id)
  }
}

const send = (pusher: Pusher, event: PushEvent, receiver: PushReceiver, now: number): Promise<PushOutcome> => {
  const text = pushText(event, receiver)
  return pusher.send(receiver, { payload: JSON.stringify(text), ttl: event.expires_at - now, topic: text.tag })
}

const AT_ONCE = 100
