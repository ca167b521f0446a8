import { defineBrand } from '../define-brand'

export const qutu = defineBrand({
  code: 'qutu',
  family: 'qutu',
  source: '9',
  prefixes: ['17'],
  displayName: { zh: '趣球直播', 'pt-BR': 'Quqiu Live' },
  tagline: {
    zh: '足球、篮球、电竞直播平台，看球更有趣',
    'pt-BR': 'a plataforma ao vivo de futebol, basquete e e-sports mais divertida',
  },
  colours: { light: '#1fb553' },
  channelCodeInUrl: true,
  trackers: [{ host: 'qutu.example', script: 'https://stats.qutu.example/visit.js' }],
})
