import type { ChatModule } from '../modules'
import { mergerCommands } from '../protocol/commands/mergers'
import { TYPES } from '../protocol/constants'
import { imError } from '../protocol/im-error'
import { toResult, type Result } from '../result'
import type { MergerMessage, Message } from '../store/message'
import { newestOf } from '../store/message-changes'
import { messageAt, replaceMessage } from '../store/message-lists'
import { createElements, elementError, type CreateElements } from './create-elements'
import { downloadMerger, mergeStep } from './mergers'

export interface ElementMethods extends CreateElements {
  /**
   * Resolves with the message and the messages of its record, which lists then show too. Rejects with
   * MESSAGE_MERGER_TYPE_INVALID, MESSAGE_MERGER_KEY_INVALID or MESSAGE_MERGER_DOWNLOAD_FAIL.
   */
  downloadMergerMessage(message: Message): Promise<Result<{ readonly message: MergerMessage }>>
}

/** Mentions, faces, locations, merged records and forwarding. Rules: IM-32, IM-37, IM-92. */
export const elements: ChatModule<ElementMethods> = {
  name: 'elements',
  install: (context) => {
    const { caller, makeMessage, outgoing, session } = context
    caller.registerCommands(mergerCommands, { MESSAGE_MERGER_KEY_INVALID: 2451 })
    outgoing.add({ merge: mergeStep(caller) })

    const download = async (message: Message): Promise<{ readonly message: MergerMessage }> => {
      if (session.me.get().phase !== 'in') throw imError('USER_NOT_LOGGED_IN')
      if (message?.type !== TYPES.MSG_MERGER) throw elementError('MESSAGE_MERGER_TYPE_INVALID')
      const whole = await downloadMerger(caller, message, session.me.get().userID)
      /** It may have changed during the download. */
      replaceMessage(context, newestOf(whole, messageAt(context, whole) ?? whole))
      return { message: whole }
    }
    return { ...createElements(makeMessage), downloadMergerMessage: (message) => toResult(() => download(message)) }
  },
}
