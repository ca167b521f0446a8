import type { mergerCommands } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { putMergedMessages } from '../../store/im/merged-messages'
import { Change } from '../../services/changes/change'
import type { Handlers } from '../handler'
import { imError } from '../im-error'
import { wireBytes, withinPage } from '../within-page'
import { newKey, recordOf, storedCopies } from '../messages/merged-messages'

export const mergers = {
  uploadMergedMessages: async ({ messageList }, call) => {
    const { clock, random, config, limiter } = call.im.context
    const owner = call.userID
    const isFree = !config.rateLimits || (await limiter.take(`uploads:merged:${owner}`, MERGERS_A_DAY))
    if (!isFree) throw imError('OVER_FREQUENCY_LIMIT')
    const messages = await storedCopies(messageList, call)
    const key = newKey(random)
    return new Change(async (db) => {
      await putMergedMessages(db, { key, owner, messages, now: seconds(clock) })
      return { downloadKey: key, pbDownloadKey: key }
    })
  },

  downloadMergedMessages: async ({ downloadKey, startIndex }, { im }) => {
    const messages = await recordOf(im.context.db, downloadKey)
    if (startIndex === undefined) return { messageList: messages, completeFlag: 1 }
    const page = withinPage(messages.slice(startIndex), wireBytes)
    return { messageList: [...page], completeFlag: startIndex + page.length >= messages.length ? 1 : 0 }
  },
} satisfies Handlers<typeof mergerCommands>

/** Ours. */
const MERGERS_A_DAY = { count: 500, perMs: 86_400_000 }
