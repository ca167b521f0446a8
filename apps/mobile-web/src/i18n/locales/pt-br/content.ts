import type { Texts } from '../../texts'
import type { content as cn } from '../cn/content'

export const content: Texts<typeof cn> = {
  activities: {
    title: 'Atividades',
    one: 'Atividade',
    empty: 'Nenhuma atividade agora',
    emptyHint: 'As novas aparecem aqui',
    missing: 'Esta atividade não existe',
    states: { upcoming: 'Em breve', open: 'Aberta', full: 'Sem vagas', over: 'Encerrada' },
    from: 'Começa em {{at}}',
    until: 'Até {{at}}',
    count: '{{shown}} participantes',
    gold: 'Ganhe {{gold}} de ouro',
    join: 'Participar',
    joined: 'Você participa',
  },
  news: {
    title: 'Notícias',
    one: 'Artigo',
    category: 'Categoria',
    all: 'Tudo',
    categories: { news: 'Notícias', analysis: 'Análises', guide: 'Guias' },
    demo: 'Demonstração',
    empty: 'Ainda não há artigos',
    emptyHint: 'Volte daqui a pouco',
    missing: 'Este artigo não existe',
  },
  document: {
    both: 'Termos de uso e privacidade',
    contact: 'Fale conosco: {{contact}}',
    channel: 'Canal: {{channel}}',
    names: {
      user: 'Termos de uso',
      privacy: 'Privacidade',
      recharge: 'Termos de recarga',
      anchor: 'Termos do streamer',
      about: 'Sobre nós',
      packageRules: 'Regras de presentes',
    },
    version: 'Versão {{version}} · {{date}}',
  },
}
