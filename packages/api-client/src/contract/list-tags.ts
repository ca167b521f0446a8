import type { CacheTag, Tag } from './tags'

interface ListReply {
  readonly list: readonly { readonly id: number }[]
}

/** The tags of a list: its noun, because items come and go, and each of its items. */
export const listTags = (type: Tag, reply: ListReply | null): readonly CacheTag[] => [
  type,
  ...(reply?.list ?? []).map(({ id }) => ({ type, id })),
]
