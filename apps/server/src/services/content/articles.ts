import type { ArticleCard, Endpoints, ReplyOf } from '@org/api-client/contract'
import { type Article, articleById, type ArticlePlace, articlesOf } from '../../store/content/articles'
import { likesOf } from '../../store/content/comments'
import { matchById } from '../../store/matches/matches'
import { competitionRows } from '../../store/matches/named-rows'
import type { Context } from '../context'
import type { Language } from '../language'
import { wireLeague } from '../leagues/list-leagues'
import { wireMatch } from '../matches/wire-match'
import { Refusal } from '../refusal'

interface ArticlesPage {
  readonly site: string
  readonly category: ArticleCard['category'] | undefined
  readonly cursor: string
  readonly size: number
}

/** A page of the articles. The cursor is the time and the id of the last one. */
export const listArticles = async (
  { db, clock }: Context,
  { site, category, cursor, size }: ArticlesPage,
  lang: Language,
): Promise<ReplyOf<Endpoints['getArticles']>> => {
  const query = { site, lang, category, after: placeOf(cursor), limit: size + 1 }
  const rows = await articlesOf(db, clock.now() / 1000, query)
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return {
    list: page.map(articleCard),
    next: rows.length > size && last !== undefined ? `${last.published_at}-${last.id}` : '',
  }
}

export const readArticle = async (
  { db, clock }: Context,
  {
    site,
    id,
    viewer,
    uid,
  }: { readonly site: string; readonly id: number; readonly viewer: string; readonly uid: number },
  lang: Language,
): Promise<ReplyOf<Endpoints['getArticle']>> => {
  const row = await articleById(db, clock.now() / 1000, { site, id })
  if (row === null) throw new Refusal('notFound')
  const [match, [league], { likes, liked }] = await Promise.all([
    row.match_id === null ? null : matchById(db, row.match_id, viewer),
    row.competition_id === null ? [] : competitionRows(db, [row.competition_id]),
    likesOf(db, uid, { target: 'article', target_id: id }),
  ])
  return {
    article: articleCard(row),
    blocks: row.blocks,
    match: match === null ? null : wireMatch(match, lang),
    league: league === undefined ? null : wireLeague(league),
    likes,
    liked: liked ? 1 : 0,
  }
}

/** Null for the beginning, also for a cursor that no page has had. */
const placeOf = (cursor: string): ArticlePlace | null => {
  const [, at, id] = /^(\d{1,12})-(\d{1,9})$/.exec(cursor) ?? []
  return at === undefined ? null : { published_at: Number(at), id: Number(id) }
}

export const articleCard = ({ id, category, title, summary, cover, published_at, is_demo }: Article): ArticleCard => ({
  id,
  category,
  title,
  summary,
  cover,
  published_at,
  demo: is_demo ? 1 : 0,
})
