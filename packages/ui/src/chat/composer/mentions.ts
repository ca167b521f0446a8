/** A user or a group of users, such as "everyone", that a draft mentions. */
export interface Mention {
  id: string
  name: string
}

/** A text and the position of the caret in it. */
export interface Edit {
  text: string
  caret: number
}

/** Where a mention stands in a text; `end` is behind the space that ends it. */
interface Span {
  mention: Mention
  start: number
  end: number
}

/** A space that nobody types: it ends the name of a mention, which may contain other spaces. */
const END = '\u2005'

/** Where the mentions stand in the text. They are in its order; the end of the text may end the last one. */
const spansOf = (text: string, mentions: readonly Mention[]): readonly Span[] => {
  let from = 0
  return mentions.flatMap((mention) => {
    const name = `@${mention.name}`
    for (let start = text.indexOf(name, from); start >= 0; start = text.indexOf(name, start + 1)) {
      const end = start + name.length
      if (end < text.length && text[end] !== END) continue
      from = Math.min(end + 1, text.length)
      return [{ mention, start, end: from }]
    }
    return []
  })
}

/** The mentions that are still in the text. */
export const mentionsIn = (text: string, mentions: readonly Mention[]): readonly Mention[] => {
  const spans = spansOf(text, mentions)
  return spans.length === mentions.length ? mentions : spans.map(({ mention }) => mention)
}

/** The name that is being typed: not behind a letter or digit, which would be an address. */
const TYPED = /(?<![a-z0-9._-])@((?!\s)[^\n@\u2005]{0,20})$/i

/** What is typed after an `@` before the caret, and where the `@` is; null in a mention. */
export const typedMention = (text: string, caret: number, mentions: readonly Mention[] = []) => {
  const found = TYPED.exec(text.slice(0, caret))
  if (!found || spansOf(text, mentions).some(({ start }) => start === found.index)) return null
  return { start: found.index, query: found[1] ?? '' }
}

interface Draft extends Edit {
  mentions: readonly Mention[]
}

/** The draft with a mention in place of what was typed from `start` to the caret. */
export const insertMention = (draft: Draft, start: number, mention: Mention): Draft => {
  const { text, caret, mentions } = draft
  const before = spansOf(text, mentions).filter((span) => span.start < start).length
  const token = `@${mention.name}${END}`
  return {
    text: text.slice(0, start) + token + text.slice(caret),
    caret: start + token.length,
    mentions: mentions.toSpliced(before, 0, mention),
  }
}

/** The draft after an edit of the user: what deletes a part of a mention deletes it whole, and text typed into one ends it. */
export const editDraft = (before: string, { text, caret }: Edit, mentions: readonly Mention[]): Draft => {
  const { start, end, inserted } = changeOf(before, text, caret)
  const spans = spansOf(before, mentions)
  const broken = spans.filter((span) => (start === end ? span.start < start : span.start < end) && start < span.end)
  const kept = spans.filter((span) => !broken.includes(span)).map(({ mention }) => mention)
  if (inserted !== '' || broken.length === 0) return { text, caret, mentions: mentionsIn(text, kept) }
  const from = Math.min(start, ...broken.map((span) => span.start))
  const to = Math.max(end, ...broken.map((span) => span.end))
  return { text: before.slice(0, from) + before.slice(to), caret: from, mentions: kept }
}

/** Which part of `before` was replaced, and by what. The caret tells which of several equal letters were deleted. */
const changeOf = (before: string, after: string, caret: number) => {
  let tail = 0
  const most = Math.min(before.length, after.length)
  const isCaretBehind = before.endsWith(after.slice(caret))
  while (
    tail < most &&
    before.at(-1 - tail) === after.at(-1 - tail) &&
    !(isCaretBehind && tail === after.length - caret)
  ) {
    tail += 1
  }
  let start = 0
  while (start < most - tail && before[start] === after[start]) start += 1
  return { start, end: before.length - tail, inserted: after.slice(start, after.length - tail) }
}
