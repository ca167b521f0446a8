import type { Lang } from '../store/preferences'

/** The first character of each letter in the order of pinyin. No syllable starts with I, U or V. */
const PINYIN = [...'阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥仨它穵夕丫帀']
const LETTERS = [...'ABCDEFGHJKLMNOPQRSTWXYZ']
const pinyin = new Intl.Collator('zh-Hans-CN-u-co-pinyin')

/** The letter under which a name is listed: its first one without accents, in Chinese that of its pinyin; # for others. */
const letterOf = (name: string): string => {
  const first = name.normalize('NFD').charAt(0).toUpperCase()
  if (/[A-Z]/.test(first)) return first
  if (!/\p{Script=Han}/u.test(first)) return '#'
  return LETTERS[PINYIN.findLastIndex((sign) => pinyin.compare(sign, first) <= 0)] ?? '#'
}

export interface LetterGroup<Item> {
  readonly letter: string
  readonly items: readonly Item[]
}

/** Items by the letter of their name, in the order of the language. */
export const byLetter = <Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  lang: Lang,
): LetterGroup<Item>[] => {
  const collator = lang === 'cn' ? pinyin : new Intl.Collator('pt-BR')
  const groups = new Map<string, Item[]>()
  for (const item of items.toSorted((a, b) => collator.compare(nameOf(a), nameOf(b)))) {
    const letter = letterOf(nameOf(item))
    groups.set(letter, [...(groups.get(letter) ?? []), item])
  }
  return [...groups].map(([letter, of]) => ({ letter, items: of })).toSorted((a, b) => rank(a) - rank(b))
}

const rank = ({ letter }: { letter: string }) => (letter === '#' ? 99 : letter.charCodeAt(0))
