import type { MessageTextPart } from '../message-row'

/** Only http(s): another scheme could run code. What ends a sentence or closes a bracket is not part of an address. */
const LINKS = /https?:\/\/[^\s<>"'，。；！？、）】》」』]*[^\s<>"'，。；！？、）】》」』.,;:!?)\]}]/giu

/** A text with its addresses as links; the text itself if it has none. */
export const textParts = (text: string): string | readonly MessageTextPart[] => {
  const parts: MessageTextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(LINKS)) {
    if (index > end) parts.push(text.slice(end, index))
    parts.push({ kind: 'link', text: found, href: found })
    end = index + found.length
  }
  if (parts.length === 0) return text
  if (end < text.length) parts.push(text.slice(end))
  return parts
}
