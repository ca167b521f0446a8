import type { StoredMessage } from '@org/im-sdk/protocol'
import type { Kysely } from 'kysely'
import { changesSince, type ChangePlace, type MessageChange } from '../../store/im/message-changes'
import { withReceiptsOf } from '../../store/im/read-receipts'
import type { Database } from '../../store/schema'
import { deletedIn } from '../changes/publish-changes'
import { wireBytes, withinPage } from '../within-page'

/** What has happened to messages since a cookie, and where the next page begins; null after the last one. */
export interface ChangesPage {
  readonly changed: StoredMessage[]
  readonly deleted: ({ readonly event: 'messagesDeleted' } & ReturnType<typeof deletedIn>)[]
  readonly next: ChangePlace | null
}

export const NO_CHANGES: ChangesPage = { changed: [], deleted: [], next: null }

export const changesPage = async (
  db: Kysely<Database>,
  userID: string,
  since: string,
  after: ChangePlace,
): Promise<ChangesPage> => {
  const found = await changesSince(db, userID, since, { after, count: CHANGES + 1 })
  const page = withinPage(found.slice(0, CHANGES), ({ message }) => (message === null ? 0 : wireBytes(message)))
  const last = page.at(-1)
  return {
    changed: await withOwnReceipts(db, userID, page),
    deleted: [...deletions(page)].map(([convID, sequences]) => ({
      event: 'messagesDeleted',
      ...deletedIn(convID, userID, sequences),
    })),
    next: last === undefined || page.length === found.length ? null : placeOf(last),
  }
}

const CHANGES = 200

const withOwnReceipts = async (
  db: Kysely<Database>,
  userID: string,
  page: readonly MessageChange[],
): Promise<StoredMessage[]> => {
  const conversations = new Map<string, StoredMessage[]>()
  for (const { convID, message } of page)
    if (message !== null) conversations.set(convID, [...(conversations.get(convID) ?? []), message])
  return [...(await withReceiptsOf(db, userID, conversations)).values()].flat()
}

const placeOf = ({ convID, sequence }: ChangePlace): ChangePlace => ({ convID, sequence })

const deletions = (page: readonly MessageChange[]): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>()
  for (const { convID, sequence, message } of page) {
    if (message !== null) continue
    const known = found.get(convID)
    if (known === undefined) found.set(convID, [sequence])
    else known.push(sequence)
  }
  return found
}
