import { defineBrand } from '../define-brand'

export const qutup = defineBrand({
  code: 'qutup',
  family: 'qutu',
  source: '30',
  prefixes: ['30'],
  displayName: { zh: '趣球直播', 'pt-BR': 'Quqiu Live' },
  tagline: {
    zh: '足球、篮球、电竞直播平台，看球更有趣',
    'pt-BR': 'a plataforma ao vivo de futebol, basquete e e-sports mais divertida',
  },
  colours: { light: '#12b3a0' },
  channelCodeInUrl: true,
  trackers: [{ host: 'qutup.example', script: 'https://stats.qutup.example/visit.js' }],
})
