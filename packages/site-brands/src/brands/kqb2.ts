import { defineBrand } from '../define-brand'

export const kqb2 = defineBrand({
  code: 'kqb2',
  family: 'kqb',
  source: '12',
  displayName: { zh: '看球宝', 'pt-BR': 'Kanqiubao' },
  tagline: {
    zh: '足球、篮球、电竞直播平台，精彩都是宝',
    'pt-BR': 'a plataforma ao vivo de futebol, basquete e e-sports onde cada lance vale ouro',
  },
  colours: { light: '#f5a400' },
  trackers: [{ host: 'kqb2.example', script: 'https://stats.kqb2.example/visit.js' }],
})
