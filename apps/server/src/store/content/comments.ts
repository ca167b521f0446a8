import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../schema'
import { AUTHOR, type AuthorRow, type Reactions, reactionsTo } from './reactions'
import type { CommentTable, CommentTarget, ContentLikeTable } from './video-tables'

export interface CommentRow extends Selectable<CommentTable>, AuthorRow, Reactions {
  /** Who is answered; null if that comment is deleted or its account is closed. */
  readonly answered_name: string | null
  readonly answered_name_pt: string | null
}

export interface CommentsQuery {
  readonly target: CommentTarget
  readonly id: number
  /** Only those with a smaller id; null for the newest. */
  readonly before: number | null
  readonly limit: number
}

/** The newest first. */
export const commentsOn = async (
  db: Kysely<Database>,
  uid: number,
  { target, id, before, limit }: CommentsQuery,
): Promise<CommentRow[]> => {
  const { rows } = await sql<CommentRow>`
    SELECT comment.*, ${AUTHOR}, ${reactionsTo('comment', uid)},
      other.nick_name AS answered_name, other.nick_name_pt AS answered_name_pt
    FROM comment JOIN account ON account.id = comment.account_id AND account.status = 1
    LEFT JOIN comment answered ON answered.id = comment.reply_to
    LEFT JOIN account other ON other.id = answered.account_id AND other.status = 1
    WHERE comment.target = ${target} AND comment.target_id = ${id}
      AND ${before === null ? sql`true` : sql`comment.id < ${before}`}
    ORDER BY comment.id DESC LIMIT ${limit}
  `.execute(db)
  return rows
}

/** Null if there is none, or its account is closed. */
export const commentById = async (db: Kysely<Database>, id: number) =>
  (await db
    .selectFrom('comment')
    .innerJoin('account', 'account.id', 'comment.account_id')
    .selectAll('comment')
    .where('comment.id', '=', id)
    .where('account.status', '=', 1)
    .executeTakeFirst()) ?? null

export const insertComment = async (db: Kysely<Database>, row: Insertable<CommentTable>): Promise<number> =>
  (await db.insertInto('comment').values(row).returning('id').executeTakeFirstOrThrow()).id

/** When the member last commented on something, in epoch seconds; 0 for never. */
export const lastCommentOn = async (
  db: Kysely<Database>,
  uid: number,
  { target, target_id }: Pick<CommentRow, 'target' | 'target_id'>,
): Promise<number> =>
  (
    await db
      .selectFrom('comment')
      .select(({ fn }) => fn.max('created_at').as('at'))
      .where('account_id', '=', uid)
      .where('target', '=', target)
      .where('target_id', '=', target_id)
      .executeTakeFirst()
  )?.at ?? 0

/** False if the member has no such comment. */
export const removeComment = async (db: Kysely<Database>, uid: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('comment')
    .where('id', '=', id)
    .where('account_id', '=', uid)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

type Liked = Pick<Selectable<ContentLikeTable>, 'target' | 'target_id'>

export const setLike = async (db: Kysely<Database>, uid: number, liked: Liked, on: boolean): Promise<void> => {
  const row = { ...liked, account_id: uid }
  if (on)
    await db
      .insertInto('content_like')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await db
      .deleteFrom('content_like')
      .where('target', '=', row.target)
      .where('target_id', '=', row.target_id)
      .where('account_id', '=', uid)
      .execute()
}

/** How many like it, and whether the viewer does. */
export const likesOf = (
  db: Kysely<Database>,
  uid: number,
  { target, target_id }: Liked,
): Promise<Pick<Reactions, 'likes' | 'liked'>> =>
  db
    .selectFrom('content_like')
    .select(({ fn }) => fn.countAll<number>().as('likes'))
    .select(sql<boolean>`coalesce(bool_or(account_id = ${uid}), false)`.as('liked'))
    .where('target', '=', target)
    .where('target_id', '=', target_id)
    .executeTakeFirstOrThrow()

/** Who looks where and when. */
interface Place {
  readonly site: string
  /** Epoch seconds. */
  readonly now: number
}

/** Whether there is something of the id that viewers of the site see: nothing of a closed account. */
export const isShown = async (
  db: Kysely<Database>,
  { site, now }: Place,
  { target, target_id }: Liked,
): Promise<boolean> => {
  const open = sql`JOIN account ON account.id = account_id AND account.status = 1`
  const isOn = {
    video: sql`SELECT 1 FROM video ${open} WHERE video.id = ${target_id} AND is_on AND published_at <= ${now}`,
    moment: sql`SELECT 1 FROM moment ${open} WHERE moment.id = ${target_id} AND is_on`,
    article: sql`SELECT 1 FROM article
      WHERE id = ${target_id} AND is_on AND published_at <= ${now} AND site IN ('', ${site})`,
    comment: sql`SELECT 1 FROM comment ${open} WHERE comment.id = ${target_id}`,
  }[target]
  return (await isOn.execute(db)).rows.length > 0
}
