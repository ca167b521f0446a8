import { defineBrand } from '../define-brand'

export const qutua = defineBrand({
  code: 'qutua',
  family: 'qutu',
  source: '904',
  prefixes: ['904'],
  displayName: { zh: '趣球直播', 'pt-BR': 'Quqiu Live' },
  tagline: {
    zh: '足球、篮球、电竞直播平台，看球更有趣',
    'pt-BR': 'a plataforma ao vivo de futebol, basquete e e-sports mais divertida',
  },
  colours: { light: '#0ea5c6' },
  channelCodeInUrl: true,
  trackers: [{ host: 'qutua.example', script: 'https://stats.qutua.example/visit.js' }],
})
