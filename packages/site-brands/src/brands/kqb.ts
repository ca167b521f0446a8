import { defineBrand } from '../define-brand'

export const kqb = defineBrand({
  code: 'kqb',
  family: 'kqb',
  source: '11',
  aliases: ['7'],
  displayName: { zh: '看球吧', 'pt-BR': 'Kanqiuba' },
  tagline: {
    zh: '足球、篮球、电竞直播平台，好球一起看',
    'pt-BR': 'a plataforma ao vivo de futebol, basquete e e-sports para assistir juntos',
  },
  colours: { light: '#319cfc' },
  trackers: [{ host: 'kqb.example', script: 'https://stats.kqb.example/visit.js' }],
})
