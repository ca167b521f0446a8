import { ACCOUNT_TAGS } from '@org/domain'

/** Cached answers are kept and dropped by these nouns. The server tells of changes of an account's own. */
export const TAGS = [...ACCOUNT_TAGS, 'match', 'live', 'config'] as const
export type Tag = (typeof TAGS)[number]

/** A noun, or one thing of it. What makes a noun stale makes each thing of it stale. */
export type CacheTag = Tag | { readonly type: Tag; readonly id: number | string }
