import type { QuizOption, QuizTemplate } from '@org/domain'
import type { Language } from '../language'

/** What the texts of a quiz name. */
interface QuizNames {
  readonly template: QuizTemplate
  readonly line: number
  readonly home_zh: string
  readonly home_pt: string
  readonly away_zh: string
  readonly away_pt: string
}

/** Whether there are more than 2 is shown as 2.5. */
const TITLES: Readonly<Record<QuizTemplate, Readonly<Record<Language, (line: number) => string>>>> = {
  fullTime: { zh: () => '90分钟比赛结果？', 'pt-BR': () => 'Quem vence em 90 minutos?' },
  totalGoals: {
    zh: (line) => `90分钟总进球，大于还是小于 ${line}.5？`,
    'pt-BR': (line) => `Gols em 90 minutos: mais ou menos de ${line},5?`,
  },
  firstGoal: { zh: () => '90分钟内谁先进球？', 'pt-BR': () => 'Quem marca primeiro em 90 minutos?' },
  bothScore: { zh: () => '90分钟内两队都进球？', 'pt-BR': () => 'Os dois times marcam em 90 minutos?' },
  winner: { zh: () => '谁会获胜？', 'pt-BR': () => 'Quem vence?' },
  totalPoints: {
    zh: (line) => `全场总得分，大于还是小于 ${line}.5？`,
    'pt-BR': (line) => `Total de pontos: mais ou menos de ${line},5?`,
  },
  firstQuarter: { zh: () => '第一节谁领先？', 'pt-BR': () => 'Quem vence o 1º quarto?' },
  totalMaps: {
    zh: (line) => `总地图数，大于还是小于 ${line}.5？`,
    'pt-BR': (line) => `Total de mapas: mais ou menos de ${line},5?`,
  },
}

const LABELS: Readonly<
  Record<Exclude<QuizOption, 'home' | 'away'>, Readonly<Record<Language, (line: number) => string>>>
> = {
  draw: { zh: () => '平局', 'pt-BR': () => 'Empate' },
  none: { zh: () => '无进球', 'pt-BR': () => 'Ninguém' },
  over: { zh: (line) => `大于 ${line}.5`, 'pt-BR': (line) => `Mais de ${line},5` },
  under: { zh: (line) => `小于 ${line}.5`, 'pt-BR': (line) => `Menos de ${line},5` },
  yes: { zh: () => '是', 'pt-BR': () => 'Sim' },
  no: { zh: () => '否', 'pt-BR': () => 'Não' },
}

export const quizTitle = ({ template, line }: QuizNames, lang: Language): string => TITLES[template][lang](line)

export const teamsIn = (names: QuizNames, lang: Language) =>
  lang === 'zh'
    ? { home_name: names.home_zh, away_name: names.away_zh }
    : { home_name: names.home_pt, away_name: names.away_pt }

export const optionLabel = (names: QuizNames, option: QuizOption, lang: Language): string => {
  const { home_name, away_name } = teamsIn(names, lang)
  if (option === 'home') return home_name
  if (option === 'away') return away_name
  return LABELS[option][lang](names.line)
}
