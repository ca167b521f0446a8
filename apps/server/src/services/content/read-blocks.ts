import type { Block } from '@org/api-client/contract'

const EMPTY = { text: '', items: [], url: '' }

/**
 * The blocks of an operator's text. An empty line ends a paragraph; `# ` is a heading, `> ` a quote, `- ` an item of a
 * list, `![what it shows](address)` a picture, `[text](address)` alone in its line a link. Nothing else has a meaning, so
 * no text becomes markup.
 */
export const readBlocks = (text: string): Block[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .flatMap((part) => blocksOf(part.trim()))

const blocksOf = (part: string): Block[] => {
  if (part === '') return []
  const lines = part.split('\n').map((line) => line.trim())
  if (lines.every((line) => line.startsWith('- ')))
    return [{ ...EMPTY, type: 'list', items: lines.map((line) => line.slice(2).trim()) }]
  const [, picture, shows = '', url = ''] = /^(!?)\[([^\]]*)\]\((\S+)\)$/.exec(part) ?? []
  if (picture !== undefined) return [{ ...EMPTY, type: picture === '!' ? 'picture' : 'link', text: shows, url }]
  const [first = '', ...rest] = lines
  if (first.startsWith('# '))
    return [{ ...EMPTY, type: 'heading', text: first.slice(2).trim() }, ...blocksOf(rest.join('\n'))]
  if (lines.every((line) => line.startsWith('> ')))
    return [{ ...EMPTY, type: 'quote', text: lines.map((line) => line.slice(2).trim()).join(' ') }]
  return [{ ...EMPTY, type: 'paragraph', text: lines.join(' ') }]
}

/** A path of the app, a file of the server, or an address on the web; never a script. */
export const isSafeAddress = (url: string): boolean => /^\/(?![/\\])[^\s\\]*$|^https:\/\/[^\s"'\\]+$/.test(url)

/** The first address of the blocks that nobody may open; null for none. */
export const unsafeAddressIn = (blocks: readonly Block[]): string | null =>
  blocks.find(({ url }) => url !== '' && !isSafeAddress(url))?.url ?? null
