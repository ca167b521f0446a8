import { Converter } from 'opencc-js/t2cn'
import unhomoglyph from 'unhomoglyph'

const ASCII = /^[a-z0-9]$/

/**
 * The small ASCII letter or digit that a character is drawn like, the simplified form of a Chinese sign, or the character
 * itself. Capitals count too: a Cyrillic н is a small H. Source: Unicode Technical Standard 39, confusables.
 */
export const lookAlike = (char: string): string => {
  const known = seen.get(char)
  if (known !== undefined) return known
  const found =
    UNLISTED.get(char) ??
    boxed(char) ??
    [char, char.toUpperCase()].map(asciiOf).find((letter) => ASCII.test(letter)) ??
    simplified(char)
  seen.set(char, found)
  return found
}

/** Letters that Unicode does not list as confusable, or lists as another letter: small capitals, letters with a stroke or a tail. */
const UNLISTED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...Object.fromEntries(
      [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'].map((char, at) => [char, 'abcdefghijklmnoprstuvwyz'[at] ?? char]),
    ),
    ...Object.fromEntries([...'ƈєɛɘғʄҥɟҡҝϗȴɱʍпɾцѷωшʑ'].map((char, at) => [char, 'ceeeffhjkkklmmnruvwwz'[at] ?? char])),
  }),
)

/** The letter in a black circle, a black square or a flag's box: Unicode decomposes only the white ones. */
const boxed = (char: string): string | undefined => {
  const code = char.codePointAt(0) ?? 0
  const first = BOXES.find((from) => code >= from && code < from + 26)
  return first === undefined ? undefined : String.fromCharCode(97 + code - first)
}
const BOXES = [0x1f150, 0x1f170, 0x1f1e6]

const simplified = Converter({ from: 't', to: 'cn' })

/** The letter that a digit or symbol replaces, or the character itself. An l also looks like a capital i. */
export const writtenFor = (char: string): string => WRITTEN_FOR.get(char) ?? char

const WRITTEN_FOR: ReadonlyMap<string, string> = new Map(
  [...'l1!|34@5$7'].map((char, index) => [char, 'iiiieaasst'[index] ?? char]),
)

/** At most as many as there are characters. */
const seen = new Map<string, string>()

const asciiOf = (char: string): string => unhomoglyph(char).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
