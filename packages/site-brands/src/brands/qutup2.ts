import { defineBrand } from '../define-brand'

export const qutup2 = defineBrand({
  code: 'qutup2',
  family: 'qutu',
  source: '3002',
  displayName: { zh: '趣球直播', 'pt-BR': 'Quqiu Live' },
  tagline: {
    zh: '足球、篮球、电竞直播平台，看球更有趣',
    'pt-BR': 'a plataforma ao vivo de futebol, basquete e e-sports mais divertida',
  },
  colours: { light: '#3f51e0' },
  channelCodeInUrl: true,
  trackers: [{ host: 'qutup2.example', script: 'https://stats.qutup2.example/visit.js' }],
})
