import type { VideoSource } from '@org/api-client/contract'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** Times are epoch seconds. What belongs to the demonstration counts from 1, the rest from 1000. */
export interface VideoTables {
  video: VideoTable
  video_category: VideoCategoryTable
  video_collection: VideoCollectionTable
  moment: MomentTable
  material: MaterialTable
  comment: CommentTable
  content_like: ContentLikeTable
}

export interface VideoTable {
  id: Generated<number>
  kind: 'short' | 'record'
  /** The anchor's uid. */
  account_id: number
  title_zh: string
  title_pt: string
  cover: string
  seconds: number
  sources: JSONColumnType<VideoSource[]>
  category_id: Generated<number | null>
  collection_id: Generated<number | null>
  is_demo: Generated<boolean>
  is_on: Generated<boolean>
  published_at: number
}

export interface VideoCategoryTable {
  id: Generated<number>
  name_zh: string
  name_pt: string
  /** The lowest is first. */
  position: Generated<number>
}

export interface VideoCollectionTable {
  id: Generated<number>
  title_zh: string
  title_pt: string
}

export interface MomentTable {
  id: Generated<number>
  account_id: number
  text: string
  /** Empty for the other text. */
  text_pt: Generated<string>
  pictures: Generated<string[]>
  is_demo: Generated<boolean>
  /** False if an operator has taken it down. */
  is_on: Generated<boolean>
  created_at: number
}

/** What a member has submitted to be shown. */
export interface MaterialTable {
  id: GeneratedAlways<number>
  account_id: number
  kind: 'picture' | 'video'
  /** The key of the upload. */
  file: string
  title: string
  /** The length of the video, as its sender's browser measured it; 0 for a picture. */
  seconds: number
  state: Generated<'pending' | 'approved' | 'rejected'>
  /** What the operator wrote. */
  reason: Generated<string>
  /** The moment or the video that shows it; 0 for none. */
  published_id: Generated<number>
  submitted_at: number
  decided_at: Generated<number>
}

export type CommentTarget = 'video' | 'moment' | 'article'

export interface CommentTable {
  id: Generated<number>
  target: CommentTarget
  target_id: number
  account_id: number
  text: string
  /** The comment that it answers, which may be deleted by now. */
  reply_to: Generated<number>
  created_at: number
}

export interface ContentLikeTable {
  target: CommentTarget | 'comment'
  target_id: number
  account_id: number
}
