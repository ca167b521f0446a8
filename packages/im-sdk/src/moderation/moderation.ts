import type { ChatModule } from '../modules'
import { moderationCommands } from '../protocol/commands/moderation'
import { MODERATION_ERRORS } from '../protocol/errors/moderation'
import { errorsOf, imError } from '../protocol/im-error'
import { createScreen, type LexiconEntry, type Screen } from '../protocol/lexicon'
import { SCREENED_TEXTS } from '../protocol/screened-texts'
import { Refresher } from '../rpc/refresher'
import type { Message } from '../store/message'
import type { OutgoingStep } from '../store/outgoing'

/**
 * Keeps the server's profanity list and checks texts before they are sent: a word is replaced, or the send rejects
 * with PROFANITY_FOUND. Without the list or this module only the server checks. Rule: IM-42.
 */
export const moderation = (): ChatModule<object> => ({
  name: 'moderation',
  install: ({ clock, caller, session, instanceID, outgoing, services }) => {
    caller.registerCommands(moderationCommands, MODERATION_ERRORS)
    let version = 0
    let screen: Screen | null = null

    const download = async (): Promise<number> => {
      const entries: LexiconEntry[] = []
      let startIndex = 0
      let first: number | null = null
      for (let count = 0; count < MAX_PAGES; count++) {
        const page = await caller.call('getProfanityList', { version, deviceID: instanceID, startIndex })
        first ??= page.version
        const { completeFlag, filterConfig, profanityList } = page
        if (page.version !== first || (completeFlag !== 1 && profanityList.length === 0))
          throw imError('REPLY_INVALID', 'The profanity list changed while it was read.')
        entries.push(...profanityList)
        if (completeFlag === 1) {
          if (filterConfig.isEnabled !== 1) screen = null
          else if (first !== version || screen === null) screen = createScreen(entries)
          version = screen === null ? 0 : first
          return filterConfig.expiredTime
        }
        startIndex = page.startIndex
      }
      throw imError('REPLY_INVALID', 'The server keeps returning pages of the profanity list without an end.')
    }
    const list = new Refresher({ clock, isLoggedIn: () => session.me.get().phase === 'in', ask: download })
    session.whenResumed((isFirst) => {
      if (isFirst) list.start()
    })
    session.whenEnded(() => list.stop())

    const screenTexts: OutgoingStep = (message) => {
      if (screen === null) return message
      const payload: Record<string, unknown> = { ...message.payload }
      let isChanged = false
      const clean = (given: unknown): unknown => {
        if (Array.isArray(given)) return given.map(clean)
        if (typeof given !== 'string' || screen === null) return given
        const { text, isRefused } = screen(given)
        if (isRefused) throw moderationError('PROFANITY_FOUND')
        isChanged ||= text !== given
        return text
      }
      for (const name of SCREENED_TEXTS[message.type] ?? []) payload[name] = clean(payload[name])
      return isChanged ? ({ ...message, payload } as unknown as Message) : message
    }
    services.add({ screenText: (text) => screen?.(text) ?? { text, isRefused: false } })
    outgoing.add({ screen: screenTexts })
    return {}
  },
})

/** More pages than any list has. Stops the loop if the server is broken. */
const MAX_PAGES = 1_000

const moderationError = errorsOf(MODERATION_ERRORS)
