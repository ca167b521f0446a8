import { type RawBuilder, sql } from 'kysely'
import type { ContentLikeTable } from './video-tables'

/** What viewers have said of a row. */
export interface Reactions {
  readonly likes: number
  readonly comments: number
  /** Whether the viewer likes it. */
  readonly liked: boolean
}

/** The columns of `Reactions`, for the rows of a table. `uid` is the viewer's; 0 for none. */
export const reactionsTo = (target: ContentLikeTable['target'], uid: number): RawBuilder<unknown> => {
  const id = sql.ref(`${target}.id`)
  return sql`
    (SELECT count(*) FROM content_like WHERE content_like.target = ${target} AND content_like.target_id = ${id}) AS likes,
    (SELECT count(*) FROM comment c JOIN account writer ON writer.id = c.account_id AND writer.status = 1
      WHERE c.target = ${target} AND c.target_id = ${id}) AS comments,
    EXISTS (SELECT 1 FROM content_like WHERE content_like.target = ${target} AND content_like.target_id = ${id}
      AND content_like.account_id = ${uid}) AS liked`
}

/** The columns of an author. */
export const AUTHOR = sql`account.id AS uid, account.nick_name, account.nick_name_pt, account.avatar`

export interface AuthorRow {
  readonly uid: number
  readonly nick_name: string
  readonly nick_name_pt: string
  readonly avatar: string
}
