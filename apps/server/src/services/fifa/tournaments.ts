import type { Language } from '../language'

type Texts = Readonly<Record<Language, string>>

const texts = (zh: string, pt: string): Texts => ({ zh, 'pt-BR': pt })

/** The tournaments whose winners are honours, by their names in the file of results. */
const WITH_TITLE: Readonly<Record<string, Texts>> = {
  'FIFA World Cup': texts('世界杯', 'Copa do Mundo'),
  'UEFA Euro': texts('欧洲杯', 'Eurocopa'),
  'Copa América': texts('美洲杯', 'Copa América'),
  'African Cup of Nations': texts('非洲国家杯', 'Copa Africana de Nações'),
  'AFC Asian Cup': texts('亚洲杯', 'Copa da Ásia'),
  'Gold Cup': texts('中北美金杯赛', 'Copa Ouro'),
  'CONCACAF Championship': texts('中北美锦标赛', 'Campeonato da Concacaf'),
  'Oceania Nations Cup': texts('大洋洲国家杯', 'Copa das Nações da OFC'),
  'Confederations Cup': texts('联合会杯', 'Copa das Confederações'),
}

const OTHERS: Readonly<Record<string, Texts>> = {
  Friendly: texts('友谊赛', 'Amistoso'),
  'FIFA World Cup qualification': texts('世界杯预选赛', 'Eliminatórias da Copa do Mundo'),
  'UEFA Euro qualification': texts('欧洲杯预选赛', 'Eliminatórias da Eurocopa'),
  'UEFA Nations League': texts('欧洲国家联赛', 'Liga das Nações da UEFA'),
  'CONCACAF Nations League': texts('中北美国家联赛', 'Liga das Nações da Concacaf'),
  'African Cup of Nations qualification': texts('非洲国家杯预选赛', 'Eliminatórias da Copa Africana de Nações'),
  'AFC Asian Cup qualification': texts('亚洲杯预选赛', 'Eliminatórias da Copa da Ásia'),
  'Gold Cup qualification': texts('金杯赛预选赛', 'Eliminatórias da Copa Ouro'),
  'Arab Cup': texts('阿拉伯杯', 'Copa Árabe'),
  'Gulf Cup': texts('海湾杯', 'Copa do Golfo'),
  'AFF Championship': texts('东南亚锦标赛', 'Campeonato da AFF'),
  'ASEAN Championship': texts('东南亚锦标赛', 'Campeonato da ASEAN'),
  'EAFF Championship': texts('东亚杯', 'Copa do Leste Asiático'),
  'SAFF Cup': texts('南亚锦标赛', 'Campeonato da SAFF'),
  'COSAFA Cup': texts('南部非洲杯', 'Copa COSAFA'),
  'FIFA Series': texts('国际足联系列赛', 'FIFA Series'),
  'Kirin Cup': texts('麒麟杯', 'Copa Kirin'),
}

export const MAJOR: readonly string[] = Object.keys(WITH_TITLE)

/** A tournament in the language of the viewer; the rare ones only have their English name. */
export const tournamentIn = (name: string, lang: Language): string => (WITH_TITLE[name] ?? OTHERS[name])?.[lang] ?? name
