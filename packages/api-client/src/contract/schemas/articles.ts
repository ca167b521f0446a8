import * as v from 'valibot'
import { articleCard, block } from '../entities/content'
import { league } from '../entities/league'
import { match } from '../entities/match'
import { count, rowId, writtenNumber } from '../fields'
import { idOf, notId } from '../id-fields'
import { pagedByCursor } from '../paged'

export const getArticles = pagedByCursor(articleCard, {
  /** Without it those of all categories. */
  category: v.optional(v.picklist(['news', 'analysis', 'guide'])),
})

export const getArticle = {
  request: v.object({ id: idOf('article', rowId) }),
  reply: v.object({
    article: articleCard,
    blocks: v.array(block),
    /** What it is about. */
    match: v.nullable(match),
    league: v.nullable(league),
    likes: count,
    /** The viewer likes it. */
    liked: v.picklist([0, 1]),
  }),
}

export const getProtocal = {
  request: v.object({
    /** 1 terms of use, 2 privacy, 3 recharge, 4 anchors, 5 about the site, 6 rules of gifts and packages. */
    type: notId(writtenNumber(1)),
  }),
  reply: v.object({ title: v.string(), version: v.string(), date: v.string(), blocks: v.array(block) }),
}
