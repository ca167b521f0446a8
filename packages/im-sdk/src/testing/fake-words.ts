import type { LexiconEntry } from '../protocol/lexicon'
import type { Reply } from '../rpc/caller'

/** The profanity list of the fake server. */
export interface FakeWords {
  readonly version: number
  readonly list: readonly LexiconEntry[]
}

/** One word per page, and none for clients that have this version. */
export const wordsPage = (
  words: FakeWords,
  { version, startIndex }: { readonly version: number; readonly startIndex: number },
): Reply<'getProfanityList'> => {
  const isKnown = version === words.version
  return {
    version: words.version,
    completeFlag: isKnown || startIndex + 1 >= words.list.length ? 1 : 0,
    startIndex: startIndex + 1,
    profanityList: isKnown ? [] : words.list.slice(startIndex, startIndex + 1),
    filterConfig: { isEnabled: words.list.length > 0 ? 1 : 0, expiredTime: 86_400 },
  }
}
