import { ACCOUNT_TAGS } from '@org/domain'

/** The tags of cached replies. The server announces changes of an account's own data by tag. */
export const TAGS = [
  ...ACCOUNT_TAGS,
  'match',
  'live',
  'config',
  'content',
  'comment',
  'session',
  'liveLog',
  'chatGroup',
] as const
export type Tag = (typeof TAGS)[number]

/** A noun, or one item of it. A stale noun makes all its items stale. */
export type CacheTag = Tag | { readonly type: Tag; readonly id: number | string }
