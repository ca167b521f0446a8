import * as v from 'valibot'
import { count, epochSeconds } from '../fields'

const blockFields = {
  type: v.picklist(['heading', 'paragraph', 'quote', 'list', 'picture', 'link']),
  /** The text; of a picture what it shows. Empty for a list. */
  text: v.string(),
  /** The texts of a list. */
  items: v.array(v.string()),
  /** The address of a picture, or what a link leads to: a path of the app or `https://…`. */
  url: v.string(),
}

export interface BlockSchema extends v.ObjectSchema<typeof blockFields, undefined> {}
/** A part of an article or a document. Texts are plain, never HTML. */
export const block: BlockSchema = v.object(blockFields)

const articleCardFields = {
  id: count,
  category: v.picklist(['news', 'analysis', 'guide']),
  title: v.string(),
  summary: v.string(),
  /** Empty for none. */
  cover: v.string(),
  published_at: epochSeconds,
  /** It belongs to the demonstration. */
  demo: v.picklist([0, 1]),
}

export interface ArticleCardSchema extends v.ObjectSchema<typeof articleCardFields, undefined> {}
/** An article of a list. */
export const articleCard: ArticleCardSchema = v.object(articleCardFields)

const activityCardFields = {
  id: count,
  title: v.string(),
  summary: v.string(),
  /** Empty for none. */
  cover: v.string(),
  starts_at: epochSeconds,
  ends_at: epochSeconds,
  state: v.picklist(['upcoming', 'open', 'full', 'over']),
  /** The gold for everyone who joins; 0 for none. */
  gold: count,
  /** How many may join; 0 for all. */
  places: count,
  joined_count: count,
  /** Whether the viewer has joined. */
  joined: v.picklist([0, 1]),
}

export interface ActivityCardSchema extends v.ObjectSchema<typeof activityCardFields, undefined> {}
/** An activity of a list. */
export const activityCard: ActivityCardSchema = v.object(activityCardFields)

export type Block = v.InferOutput<typeof block>
export type ArticleCard = v.InferOutput<typeof articleCard>
export type ActivityCard = v.InferOutput<typeof activityCard>
