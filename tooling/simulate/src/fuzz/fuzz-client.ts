import { EVENT, TYPES, type Chat, type FrameData } from '@org/im-sdk'
import { groups } from '@org/im-sdk/groups'
import { liveRooms } from '@org/im-sdk/live-rooms'
import { answerBody, binary, isTypedAnswer, writeAnswer } from '@org/im-sdk/binary'
import { cloudConfig } from '@org/im-sdk/config'
import { moderation } from '@org/im-sdk/moderation'
import { reports } from '@org/im-sdk/reports'
import { storage, type ChatStorage } from '@org/im-sdk/storage'
import { topics } from '@org/im-sdk/topics'
import { uploads } from '@org/im-sdk/uploads'
import { asImError, commands, type CommandName } from '@org/im-sdk/protocol'
import { FakeClock, FakeServer, loggedIn } from '@org/im-sdk/testing'
import type { Chance } from '../simulation/chance'
import { answers, COMMUNITY, TOPIC, type Frame } from './frames'
import { mutateBytes, mutateFrame, mutateText, textOf, withDeepArrays } from './mutate'
import type { Tally } from './tally'

type Wire = 'text' | 'binary'

/** All modules, with their own storages and an unreliable upload server. */
const modulesOf = (chance: Chance) =>
  [
    groups,
    liveRooms,
    topics,
    cloudConfig,
    storage({ in: inMemory() }),
    moderation(),
    reports({ in: inMemory(), sink: () => undefined }),
    uploads({ fetch: () => Promise.resolve(new Response(null, { status: chance.pick([200, 403, 500]) })) }),
  ] as const

type FuzzedChat = Chat<ReturnType<typeof modulesOf>>

const inMemory = (): ChatStorage => {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

/**
 * Passes mutated replies and pushes to the engine while its calls wait for replies, with a new engine for every batch.
 */
export class ClientFuzz {
  private readonly samples = answers('bob')

  constructor(
    private readonly tally: Tally,
    private readonly chance: Chance,
  ) {}

  /** Sends a number of frames in one format. */
  async run(wire: Wire, frames: number): Promise<void> {
    const { tally, chance, samples } = this
    const clock = new FakeClock()
    const { server, chat } = await this.engine(wire, clock)
    for (let count = 0; count < frames; count += 1) {
      if (count % 100 === 0 && chat.isReady()) this.ask(chat)
      if (!chat.isReady()) chat.login({ userID: 'alice', userSig: 'sig-alice' }).catch(() => undefined)
      const sample = samples[chance.between(0, samples.length - 1)] ?? samples[0]
      if (sample === undefined) return
      tally.frames += 1
      server.pushRaw(this.mutate(wire, sample))
      if (count % 20 === 19) await advance(clock, 10, tally)
    }
    for (const conversationID of ['C2Cbob', 'GROUPgroup']) chat.views.messages(conversationID).get()
    await advance(clock, 100_000, tally)
    const gone = chat.destroy()
    await advance(clock, 20_000, tally)
    await gone
  }

  /** A new engine whose calls get no replies but those of the fuzz. */
  private async engine(wire: Wire, clock: FakeClock): Promise<{ server: FakeServer; chat: FuzzedChat }> {
    const { tally } = this
    const server = new FakeServer(clock)
    const { chat } = await loggedIn('alice', {
      clock,
      server,
      codec: wire === 'text' ? undefined : binary,
      modules: modulesOf(this.chance),
      onHandlerError: (thrown) => tally.found('crash', `a handler: ${String(thrown)}`),
    })
    for (const name of Object.keys(commands) as CommandName[])
      if (name !== 'login' && name !== 'ping') server.answer(name, () => new Promise<never>(() => {}))
    chat.on(EVENT.ERROR, ({ data }) => tally.passedOn(data.code, `an event: ${data.message}`))
    chat.on(EVENT.CONVERSATION_LIST_UPDATED, () => undefined)
    return { server, chat }
  }

  private ask(chat: FuzzedChat): void {
    const calls = [
      () => chat.sendMessage(chat.createTextMessage(TO_BOB)),
      () => chat.sendMessage(chat.createTextMessage(TO_GROUP)),
      () => chat.getMessageList({ conversationID: 'C2Cbob' }),
      () => chat.getMessageList({ conversationID: 'GROUPgroup' }),
      () => chat.setMessageRead({ conversationID: 'C2Cbob' }),
      () => chat.getConversationList(),
      () => chat.joinGroup({ groupID: this.chance.pick(['group', 'room']) }),
      () => chat.getGroupProfile({ groupID: 'group' }),
      () => chat.getGroupOnlineMemberCount('group'),
      () => chat.getJoinedCommunityList(),
      () => chat.getTopicList({ groupID: COMMUNITY }),
      () => chat.getTopicList({ groupID: COMMUNITY, topicIDList: [TOPIC] }),
      () => chat.callExperimentalAPI('isCommercialAbilityEnabled', 1),
      () => {
        const message = chat.createFileMessage({ ...TO_BOB, payload: { file: new File(['x'], 'x.txt') } })
        return Promise.all([chat.sendMessage(message), chat.getMessageFileURL(message)])
      },
    ]
    for (const call of calls)
      new Promise((resolve) => void resolve(call())).catch((error: unknown) =>
        this.tally.passedOn(asImError(error).code, `a call: ${String(error)} ${String(asImError(error).cause)}`),
      )
  }

  private mutate(wire: Wire, sample: Frame): FrameData {
    const { chance } = this
    const way = chance.next()
    const mutated = way < 0.7 ? mutateFrame(sample, chance) : sample
    // The replies belong to waiting calls.
    const frame = 'seq' in sample.head && isRecord(mutated.head) ? withSeq(mutated, chance.between(0, 60)) : mutated
    if (wire === 'text') {
      const text = textOf(frame)
      return way > 0.8 ? mutateText(text, chance) : text
    }
    const bytes = encode(frame) ?? encode(sample) ?? new Uint8Array()
    return way > 0.8 ? mutateBytes(bytes, chance) : bytes
  }
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

const withSeq = ({ head, body }: Frame, seq: number): Frame => ({ head: { ...head, seq }, body })

/** Exceptions of socket handlers are thrown by the clock that runs them. */
const advance = async (clock: FakeClock, ms: number, tally: Tally): Promise<void> => {
  try {
    await clock.advance(ms)
  } catch (error) {
    tally.found('crash', `the client throws ${error instanceof Error ? (error.stack ?? '') : String(error)}`)
  }
}

const TO_BOB = { to: 'bob', conversationType: TYPES.CONV_C2C, payload: { text: 'hello' } } as const
const TO_GROUP = { to: 'group', conversationType: TYPES.CONV_GROUP, payload: { text: 'hello' } } as const

/** Null if the frame cannot be encoded. */
const encode = ({ head, body }: Frame): Uint8Array<ArrayBuffer> | null => {
  try {
    const bytes = answerBody(head.servcmd, body)
    if (isTypedAnswer(head.servcmd)) return Uint8Array.from(writeAnswer(head, bytes))
    return Uint8Array.from(writeAnswer(head, Buffer.from(withDeepArrays(Buffer.from(bytes).toString()))))
  } catch {
    return null
  }
}
