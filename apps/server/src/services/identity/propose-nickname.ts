import { nicknameIsTaken } from '../../store/identity/accounts'
import type { Context } from '../context'
import type { Language } from '../language'
import { Refusal } from '../refusal'

/** A name that no member has, of words of a category: 1 football, 2 basketball, of both for any other. */
export const proposeNickname = async (
  { db, random }: Pick<Context, 'db' | 'random'>,
  category: number,
  lang: Language,
): Promise<string> => {
  const { kinds, football, basketball } = WORDS[lang]
  const players = category === 1 ? football : category === 2 ? basketball : [...football, ...basketball]
  const pick = (words: readonly string[]): string => words[Math.floor(random.next() * words.length)] ?? ''
  for (let tries = 0; tries < TRIES; tries += 1) {
    const number = String(Math.floor(random.next() * 10_000)).padStart(4, '0')
    const name = lang === 'zh' ? `${pick(kinds)}${pick(players)}${number}` : `${pick(players)} ${pick(kinds)} ${number}`
    if (!(await nicknameIsTaken(db, name))) return name
  }
  throw new Refusal('failed')
}

const TRIES = 10

interface Words {
  readonly kinds: readonly string[]
  readonly football: readonly string[]
  readonly basketball: readonly string[]
}

const WORDS: Readonly<Record<Language, Words>> = {
  zh: {
    kinds: ['快乐的', '安静的', '勇敢的', '早起的', '熬夜的', '热情的', '冷静的', '幸运的'],
    football: ['前锋', '中场', '门将', '边卫', '射手', '队长'],
    basketball: ['后卫', '中锋', '三分手', '控卫', '第六人', '抢断王'],
  },
  'pt-BR': {
    kinds: ['feliz', 'valente', 'tranquilo', 'veloz', 'sortudo', 'animado', 'esperto', 'leal'],
    football: ['Atacante', 'Goleiro', 'Lateral', 'Artilheiro', 'Volante', 'Meia'],
    basketball: ['Armador', 'Ala', 'Cestinha', 'Reserva', 'Bloqueador', 'Arremessador'],
  },
}
