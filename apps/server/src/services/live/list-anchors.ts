import type { ListedAnchor } from '@org/api-client/contract'
import { anchorsBy, type AnchorSort, type ListedAnchorRow } from '../../store/live/listed-anchors'
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

/** A page of the anchors, and the number of all of them. */
export const listAnchors = async (
  { db, clock }: Context,
  { sport, sort, page, size }: AnchorsPage,
  lang: Language,
): Promise<{ list: ListedAnchor[]; total: number }> => {
  const query = { sport, sort, offset: (page - 1) * size, limit: size }
  const { rows, total } = await anchorsBy(db, clock.now() / 1000, query)
  return { list: rows.map((row) => wireAnchor(row, lang)), total }
}

/** Converts a database row to an anchor of a list. */
export const wireAnchor = (row: ListedAnchorRow, lang: Language): ListedAnchor => {
  const { id, avatar, anchor_level, fans_count, live, hot, ...texts } = row
  return { uid: id, avatar, anchor_level, fans_count, ...anchorTexts(texts, lang), live: live ? 1 : 0, hot }
}
