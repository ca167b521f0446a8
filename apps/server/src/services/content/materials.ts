import type { Endpoints, ParsedRequestOf, ReplyOf } from '@org/api-client/contract'
import { FILE_TYPE } from '@org/im-sdk/protocol'
import type { Transaction } from 'kysely'
import { announce } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import {
  decideMaterial,
  insertMaterial,
  lockPendingMaterial,
  type MaterialRow,
  materialsOf,
  publishMaterial,
  removeMaterial,
} from '../../store/content/materials'
import { inTransaction } from '../../store/database/in-transaction'
import type { Database } from '../../store/schema'
import { countOwnUploads, keepUploads } from '../../store/uploads/kept-uploads'
import { Change } from '../changes/change'
import type { Context } from '../context'
import { mutedUntil } from '../moderation/muted-until'
import { writeNotice } from '../notices/write-notice'
import { Refusal } from '../refusal'
import { downloadAddress } from '../uploads/addresses'
import { shownAddress } from '../uploads/shown-address'
import { beforeOf, pageOf } from './videos'

type Page = ReplyOf<Endpoints['getMyMaterial']>

/** A page of what a member has submitted, the latest first. */
export const myMaterial = async (
  context: Pick<Context, 'db' | 'config' | 'clock'>,
  uid: number,
  { cursor, size }: { readonly cursor: string; readonly size: number },
): Promise<Page> => {
  const rows = await materialsOf(context.db, uid, { before: beforeOf(cursor), limit: size + 1 })
  const { page, next } = pageOf(rows, size)
  return {
    list: page.map((row) => {
      const { url, cover } = pathsOf(row)
      return {
        id: row.id,
        kind: row.kind,
        title: row.title,
        seconds: row.seconds,
        state: row.state,
        reason: row.reason,
        published_id: row.is_shown ? row.published_id : 0,
        submitted_at: row.submitted_at,
        decided_at: row.decided_at,
        url: shownAddress(context, url),
        cover: shownAddress(context, cover),
      }
    }),
    next,
  }
}

/** Submits a picture or a video of a member who is not muted. */
export const addMaterial = (
  context: Context,
  uid: number,
  form: ParsedRequestOf<Endpoints['addMaterial']>,
  network: string,
) =>
  new Change(async (transaction: Transaction<Database>): Promise<ReplyOf<Endpoints['addMaterial']>> => {
    const owner = String(uid)
    if ((await mutedUntil({ ...context, db: transaction }, owner, network, '')) > 0) throw new Refusal('notAllowed')
    const [file = ''] = form.files
    const fileType = Number(file.slice(0, 4))
    const isVideo = fileType === FILE_TYPE.video
    const isOwn = (await countOwnUploads(transaction, { owner, keys: [file], fileType })) === 1
    if (!isOwn || !(isVideo || fileType === FILE_TYPE.image)) throw new Refusal('fileMissing')
    const screened = context.words.screen(form.title)
    if (screened.isRefused) throw new Refusal('textRefused')
    const id = await insertMaterial(transaction, {
      account_id: uid,
      kind: isVideo ? 'video' : 'picture',
      file,
      title: screened.text,
      seconds: isVideo ? form.seconds : 0,
      submitted_at: seconds(context.clock),
    })
    if (id === null) throw new Refusal('materialAdded')
    await keepUploads(transaction, { owner, keys: [file], keptBy: `material:${id}` })
    return { id }
  })

export const deleteMaterial = async ({ db }: Pick<Context, 'db'>, uid: number, id: number): Promise<object> => {
  if (!(await inTransaction(db, (transaction) => removeMaterial(transaction, uid, id)))) throw new Refusal('notFound')
  return {}
}

/**
 * Decides what is in review: the approved is shown from now on, and either way the member gets a message, all in the
 * transaction. False if it is not in review. `now` is in epoch seconds.
 */
export const reviewMaterial = async (
  transaction: Transaction<Database>,
  id: number,
  { state, reason }: { readonly state: 'approved' | 'rejected'; readonly reason: string },
  now: number,
): Promise<boolean> => {
  const row = await lockPendingMaterial(transaction, id)
  if (row === null) return false
  const isApproved = state === 'approved'
  const published_id = isApproved ? await publishMaterial(transaction, row, { ...pathsOf(row), now }) : 0
  await decideMaterial(transaction, id, { state, reason, published_id, decided_at: now })
  const type = isApproved ? ('materialApproved' as const) : ('materialRejected' as const)
  await writeNotice(transaction, row.account_id, { type, data: { title: row.title, reason } }, now)
  await announce(transaction, `user:${row.account_id}`, { type: 'AccountChanged', data: { tags: ['material'] } }, now)
  return true
}

/** As they are stored: `shownAddress` adds the host and the key when they are read. */
const pathsOf = ({ file, has_cover }: MaterialRow) => ({
  url: downloadAddress(HERE, file),
  cover: has_cover ? downloadAddress(HERE, file, 'cover') : '',
})

const HERE = { publicUrl: null }
