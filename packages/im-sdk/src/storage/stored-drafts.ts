import type { ModuleContext } from '../modules'
import { isRecord } from '../rpc/read-body'
import type { UserStorage } from '../store/user-storage'

const NAME = 'drafts'

/** Stores the texts that the user has not sent yet, and brings them back at the next start. */
export const keepDrafts = ({ conversations }: ModuleContext, kept: UserStorage) => {
  let stored: ReadonlyMap<string, string> | null = null
  let isRead = false
  conversations.whenChanged(() => {
    const { drafts } = conversations
    if (!isRead || drafts === stored) return
    stored = drafts
    kept.write(NAME, () => JSON.stringify(Object.fromEntries(drafts)))
  })
  const take = (found: string) => {
    const isNew = conversations.drafts.size > 0
    for (const [conversationID, draftText] of Object.entries(parse(found)))
      if (typeof draftText === 'string' && !conversations.drafts.has(conversationID))
        conversations.setDraft(conversationID, draftText)
    stored = isNew ? null : conversations.drafts
    isRead = true
  }
  return {
    show: (): void => {
      isRead = false
      kept.read(NAME, take, () => take('{}'))
    },
    close: (): void => {
      isRead = false
    },
  }
}

const parse = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const drafts: unknown = JSON.parse(text)
    return isRecord(drafts) ? drafts : {}
  } catch {
    return {}
  }
}
