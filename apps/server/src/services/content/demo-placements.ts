import type { RowLanguage } from '../../store/content/content-tables'

type Texts = Readonly<Record<RowLanguage, string>>

interface DemoPlacement {
  readonly place: 'home' | 'announcement'
  /** The number of a picture of the demonstration; 0 for none. */
  readonly art: number
  readonly title: Texts
  readonly target: Texts
}

const both = (target: string): Texts => ({ zh: target, 'pt-BR': target })

const PLACEMENTS: readonly DemoPlacement[] = [
  {
    place: 'home',
    art: 1,
    title: { zh: '演示活动：看台见面礼，参加得 50 金币', 'pt-BR': 'Atividade de demonstração: ganhe 50 de ouro' },
    target: both('/activity/1'),
  },
  {
    place: 'home',
    art: 2,
    title: { zh: '演示资讯：读读今天的文章', 'pt-BR': 'Notícias de demonstração: leia os artigos de hoje' },
    target: both('/mobile/news'),
  },
  {
    place: 'home',
    art: 3,
    title: { zh: '演示视频：精彩回放', 'pt-BR': 'Vídeos de demonstração: os melhores momentos' },
    target: both('/live/videos'),
  },
  {
    place: 'announcement',
    art: 0,
    title: {
      zh: '这是演示站：比赛、主播和活动都是演示内容',
      'pt-BR': 'Este é um site de demonstração: jogos, streamers e atividades são fictícios',
    },
    target: both('/mobile/about'),
  },
]

/** The banners and the announcement of the demonstration, in both languages. */
export const DEMO_PLACEMENTS = PLACEMENTS.flatMap(({ place, art, title, target }, at) =>
  (['zh', 'pt-BR'] as const).map((lang, second) => ({
    id: 2 * at + second + 1,
    place,
    lang,
    title: title[lang],
    picture: art === 0 ? '' : `/media/art/${art}.webp`,
    target: target[lang],
    position: at,
  })),
)
