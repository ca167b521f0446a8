import type { Endpoints, ParsedRequestOf, ReplyOf } from '@org/api-client/contract'
import type { Transaction } from 'kysely'
import { seconds } from '../../ports/clock'
import {
  commentsOn,
  commentById,
  insertComment,
  isShown,
  lastCommentOn,
  likesOf,
  removeComment,
  setLike,
} from '../../store/content/comments'
import { lockMember } from '../../store/money/tasks'
import type { Database } from '../../store/schema'
import { Change } from '../changes/change'
import type { Context } from '../context'
import { mutedUntil } from '../moderation/muted-until'
import { Refusal } from '../refusal'
import { beforeOf, pageOf, type Reader } from './videos'
import { wireComment } from './wire-video'

export const listComments = async (
  { db, clock }: Context,
  { uid, lang }: Reader,
  site: string,
  { target, id, cursor, size }: ParsedRequestOf<Endpoints['getComments']>,
): Promise<ReplyOf<Endpoints['getComments']>> => {
  if (!(await isShown(db, { site, now: seconds(clock) }, { target, target_id: id }))) throw new Refusal('notFound')
  const rows = await commentsOn(db, uid, { target, id, before: beforeOf(cursor), limit: size + 1 })
  const { page, next } = pageOf(rows, size)
  return { list: page.map((row) => wireComment(row, uid, lang)), next }
}

/** The slow mode of comments: the seconds between two of a member on the same thing. */
const COMMENT_WAIT = 5

interface Origin {
  readonly site: string
  readonly network: string
}

/** Writes a comment of a member who is not muted, without the words of the list. */
export const addComment = (
  context: Context,
  { uid, lang }: Reader,
  { site, network }: Origin,
  { target, id, text, reply_to }: ParsedRequestOf<Endpoints['addComment']>,
) =>
  new Change(async (transaction: Transaction<Database>): Promise<ReplyOf<Endpoints['addComment']>> => {
    const now = seconds(context.clock)
    if ((await mutedUntil({ ...context, db: transaction }, String(uid), network, '')) > 0)
      throw new Refusal('notAllowed')
    if (!(await isShown(transaction, { site, now }, { target, target_id: id }))) throw new Refusal('notFound')
    const answered = reply_to === 0 ? null : await commentById(transaction, reply_to)
    const isThere = answered !== null && answered.target === target && answered.target_id === id
    if (reply_to !== 0 && !isThere) throw new Refusal('notFound')
    await lockMember(transaction, uid)
    if (now - (await lastCommentOn(transaction, uid, { target, target_id: id })) < COMMENT_WAIT)
      throw new Refusal('tooManyRequests')
    const screened = context.words.screen(text)
    if (screened.isRefused) throw new Refusal('textRefused')
    const made = await insertComment(transaction, {
      target,
      target_id: id,
      account_id: uid,
      text: screened.text,
      reply_to,
      created_at: now,
    })
    const [row] = await commentsOn(transaction, uid, { target, id, before: made + 1, limit: 1 })
    if (row === undefined) throw new Refusal('notFound')
    return { comment: wireComment(row, uid, lang) }
  })

export const deleteComment = async ({ db }: Context, uid: number, id: number): Promise<object> => {
  if (!(await removeComment(db, uid, id))) throw new Refusal('notFound')
  return {}
}

/** The number of likes after the change. */
export const likeContent = async (
  { db, clock }: Context,
  uid: number,
  site: string,
  { target, id, type }: ParsedRequestOf<Endpoints['like']>,
): Promise<ReplyOf<Endpoints['like']>> => {
  const liked = { target, target_id: id }
  if (!(await isShown(db, { site, now: seconds(clock) }, liked))) throw new Refusal('notFound')
  await setLike(db, uid, liked, type === 1)
  return { likes: (await likesOf(db, uid, liked)).likes, liked: type }
}
