import { VIDEO_QUALITIES } from '@org/domain'
import * as v from 'valibot'
import { count, epochSeconds } from '../fields'

const authorFields = { uid: count, nick_name: v.string(), avatar: v.string() }

export interface AuthorSchema extends v.ObjectSchema<typeof authorFields, undefined> {}
/** Who has published something. */
export const author: AuthorSchema = v.object(authorFields)

const flag = v.picklist([0, 1])
/** What viewers have said of it. `liked`: this viewer likes it. */
const reactions = { likes: count, comments: count, liked: flag }

const videoCardFields = {
  id: count,
  kind: v.picklist(['short', 'record']),
  title: v.string(),
  cover: v.string(),
  seconds: count,
  /** 0 for none. */
  category_id: count,
  /** 0 for none. */
  collection_id: count,
  collection_title: v.string(),
  author,
  ...reactions,
  published_at: epochSeconds,
  /** It belongs to the demonstration. */
  demo: flag,
}

export interface VideoCardSchema extends v.ObjectSchema<typeof videoCardFields, undefined> {}
/** A video of a list. */
export const videoCard: VideoCardSchema = v.object(videoCardFields)

const videoSourceFields = { quality: v.picklist(VIDEO_QUALITIES), url: v.string() }

export interface VideoSourceSchema extends v.ObjectSchema<typeof videoSourceFields, undefined> {}
/** An HLS playlist or a file of a video in a quality. */
export const videoSource: VideoSourceSchema = v.object(videoSourceFields)

const playableVideoFields = { ...videoCardFields, sources: v.array(videoSource) }

export interface PlayableVideoSchema extends v.ObjectSchema<typeof playableVideoFields, undefined> {}
/** A video with what a player needs. */
export const playableVideo: PlayableVideoSchema = v.object(playableVideoFields)

const momentFields = {
  id: count,
  author,
  text: v.string(),
  pictures: v.array(v.string()),
  ...reactions,
  created_at: epochSeconds,
  demo: flag,
}

export interface MomentSchema extends v.ObjectSchema<typeof momentFields, undefined> {}
/** What an anchor has posted. */
export const moment: MomentSchema = v.object(momentFields)

const contentCommentFields = {
  id: count,
  author,
  text: v.string(),
  /** The comment that it answers, and whose it is; 0 and empty for none. */
  reply_to: count,
  reply_name: v.string(),
  likes: count,
  liked: flag,
  /** The viewer has written it. */
  own: flag,
  created_at: epochSeconds,
}

export interface ContentCommentSchema extends v.ObjectSchema<typeof contentCommentFields, undefined> {}
/** A comment on a video, a moment or an article. */
export const contentComment: ContentCommentSchema = v.object(contentCommentFields)

export type VideoCard = v.InferOutput<typeof videoCard>
export type PlayableVideo = v.InferOutput<typeof playableVideo>
export type Moment = v.InferOutput<typeof moment>
export type ContentComment = v.InferOutput<typeof contentComment>
export type VideoSource = v.InferOutput<typeof videoSource>
