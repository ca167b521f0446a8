import type { Message } from '@org/im-sdk'
import { baseOf, textOf } from './event-log'
import type { ActOf, Target } from './schedule'
import type { SimDevice } from './sim-device'
import type { StoredWorld } from './stored-world'
import type { Sent } from './sent'
import type { World } from './world'

/** Users who close pages that have not sent everything, and open them again. */
export class ReloadActs {
  /** Of messages that were lost with their page it is unknown whether they were stored. */
  readonly lost: Sent[] = []
  /** Messages that only a page that was opened again has sent. */
  private readonly restored = new Map<string, Sent>()

  constructor(private readonly world: World) {}

  /** Returns what the user still has. */
  take({ device: name, forMs }: ActOf<'reload'>, sent: readonly Sent[]): readonly Sent[] {
    const { world } = this
    const closed = world.device(name)
    const unsent = sent.filter(({ device, sequence }) => device.name === name && sequence === null)
    const texts = new Set(world.storageOf(name).texts)
    this.lost.push(...unsent.filter(({ text }) => !texts.has(text)))
    const opened = world.reload(closed)
    const kept = unsent
      .filter(({ text }) => texts.has(text))
      .map((one) => ({ ...one, device: opened, isRunning: false, isKept: true }))
    world.note(`${name} closes with ${kept.map(({ text }) => text).join()}`)
    world.clock.after(forMs, () => void this.open(name, kept))
    return [...sent.filter((one) => !unsent.includes(one)), ...kept]
  }

  /** A message of an earlier page that the present one neither keeps nor shows: it is sent, or it never will be. */
  isGone({ text, device, to, isKept }: Sent): boolean {
    if (!isKept || this.world.storageOf(device.name).texts.includes(text)) return false
    return this.shown(device, to, text) === undefined
  }

  /** Whether the user may send it again. If the page has given it up, nothing is said of its place. */
  maySendAgain({ text, device, to, isKept }: Sent): boolean {
    const status = isKept ? this.shown(device, to, text)?.status : 'fail'
    if (status === 'fail') this.restored.delete(text)
    return status === 'fail' || status === 'success'
  }

  private shown({ chat }: SimDevice, to: Target, text: string): Message | undefined {
    const { messages } = chat.views.messages(this.world.conversationID(to)).get()
    return messages.find((message) => textOf(message) === text)
  }

  private async open(name: string, kept: readonly Sent[]): Promise<void> {
    const { world } = this
    const rows = await world.store.direct<{ text: string | null }>(
      `SELECT body #>> '{0,msgContent,text}' AS text FROM message WHERE sender = $1`,
      [world.device(name).userID],
    )
    const stored = new Set(rows.map(({ text }) => baseOf(text ?? '')))
    for (const one of kept) if (!stored.has(one.text)) this.restored.set(one.text, one)
    await world
      .device(name)
      .arrive()
      .catch(() => undefined)
  }

  /** I16: what was kept is stored in the order in which it was written. */
  check({ histories }: StoredWorld): void {
    const { world } = this
    const newest = new Map<string, number>()
    for (const { text, device, to } of this.restored.values()) {
      const key = world.key(device.user, to)
      const row = histories.get(key)?.find((one) => one.text === text)
      if (row === undefined) continue
      const place = `${device.name} ${key}`
      if (row.seq < (newest.get(place) ?? 0))
        world.broken('I16', `${text} was written before what is stored before it, as ${row.seq}`)
      newest.set(place, row.seq)
    }
    for (const { text, device, to } of this.lost) {
      const found = (histories.get(world.key(device.user, to)) ?? []).filter((row) => row.text === text)
      if (found.length > 1) world.broken('I2', `${text} is stored ${found.length} times`)
    }
  }
}
