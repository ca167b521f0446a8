import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import type { Language } from '../language'

type Dictionary = ReplyOf<Endpoints['getBaseDictionary']>
type Words = readonly (readonly [data: string, names: Readonly<Record<Language, string>>])[]

/** What requests may name, with its names. */
const DICTIONARY: Readonly<Record<keyof Dictionary, Words>> = {
  basket_ball_type: [['teams', { zh: '球队', 'pt-BR': 'Times' }]],
  foot_ball_type: [
    ['scorers', { zh: '射手榜', 'pt-BR': 'Artilheiros' }],
    ['assists', { zh: '助攻榜', 'pt-BR': 'Assistências' }],
    ['cards', { zh: '红黄牌', 'pt-BR': 'Cartões' }],
    ['teams', { zh: '球队', 'pt-BR': 'Times' }],
  ],
  integral_type: [
    ['total', { zh: '总积分', 'pt-BR': 'Geral' }],
    ['home', { zh: '主场', 'pt-BR': 'Casa' }],
    ['away', { zh: '客场', 'pt-BR': 'Fora' }],
  ],
  sports_type: [
    ['football', { zh: '足球', 'pt-BR': 'Futebol' }],
    ['basketball', { zh: '篮球', 'pt-BR': 'Basquete' }],
  ],
}

export const baseDictionary = (lang: Language): Dictionary => {
  const listOf = (name: keyof Dictionary) => DICTIONARY[name].map(([data, names]) => ({ name: names[lang], data }))
  return {
    basket_ball_type: listOf('basket_ball_type'),
    foot_ball_type: listOf('foot_ball_type'),
    integral_type: listOf('integral_type'),
    sports_type: listOf('sports_type'),
  }
}
