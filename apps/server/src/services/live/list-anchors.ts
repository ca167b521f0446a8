import type { Endpoints, ListedAnchor, ReplyOf } from '@org/api-client/contract'
import { followedAmong } from '../../store/identity/follows'
import { anchorsBy, type AnchorSort, type ListedAnchorRow } from '../../store/live/listed-anchors'
import type { Reader } from '../content/videos'
import type { Context } from '../context'
import type { Language } from '../language'
import { anchorTexts } from './anchor-texts'

interface AnchorsPage {
  /** 0 for all. */
  readonly sport: number
  readonly sort: AnchorSort
  /** From 1. */
  readonly page: number
  readonly size: number
}

/** A page of the anchors with whom a member follows, nobody for a guest, and the number of all of them. */
export const listAnchors = async (
  { db, clock }: Context,
  { sport, sort, page, size }: AnchorsPage,
  { uid, lang }: Reader,
): Promise<Pick<ReplyOf<Endpoints['getAnchorList']>, 'list' | 'total'>> => {
  const query = { sport, sort, offset: (page - 1) * size, limit: size }
  const { rows, total } = await anchorsBy(db, clock.now() / 1000, query)
  const ids = rows.map(({ id }) => id)
  const followed = new Set(uid === 0 ? [] : await followedAmong(db, uid, ids))
  return { list: rows.map((row) => ({ ...wireAnchor(row, lang), followed: followed.has(row.id) ? 1 : 0 })), total }
}

/** Converts a database row to an anchor of a list. */
export const wireAnchor = (row: ListedAnchorRow, lang: Language): ListedAnchor => {
  const { id, avatar, anchor_level, fans_count, live, hot, ...texts } = row
  return { uid: id, avatar, anchor_level, fans_count, ...anchorTexts(texts, lang), live: live ? 1 : 0, hot }
}
