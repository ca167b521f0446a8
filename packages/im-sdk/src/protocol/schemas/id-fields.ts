import * as v from 'valibot'

/** What the id in a field of a request names; a token is one that only the server has given. */
export type ChatIdKind = 'app' | 'group' | 'message' | 'token' | 'topic' | 'user'

/** Says of a field what its id names; null if it has none. */
export interface Names<Input> extends v.MetadataAction<Input, { readonly names: ChatIdKind | null }> {}

/** An id, in a pipe: `v.pipe(v.string(), idOf('user'))`. Only tests read it: they swap ids for those of others. */
export const idOf = <Input>(names: ChatIdKind): Names<Input> => v.metadata({ names })

/** A text or number that looks like an id and names no data of a user. */
export const notId = <Input>(): Names<Input> => v.metadata({ names: null })
