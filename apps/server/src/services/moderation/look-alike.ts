import unhomoglyph from 'unhomoglyph'

const ASCII = /^[a-z0-9]$/

/**
 * The small ASCII letter or digit that a character is drawn like, or the character itself. Capitals count too: a
 * Cyrillic н is a small H. Source: Unicode Technical Standard 39, confusables.
 */
export const lookAlike = (char: string): string => {
  const known = seen.get(char)
  if (known !== undefined) return known
  const found = [char, char.toUpperCase()].map(asciiOf).find((letter) => ASCII.test(letter)) ?? char
  seen.set(char, found)
  return found
}

/** As many as there are characters, at most. */
const seen = new Map<string, string>()

const asciiOf = (char: string): string => unhomoglyph(char).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
