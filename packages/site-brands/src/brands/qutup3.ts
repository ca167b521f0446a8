import { defineBrand } from '../define-brand'

export const qutup3 = defineBrand({
  code: 'qutup3',
  family: 'qutu',
  source: '3003',
  displayName: { zh: '趣球直播', 'pt-BR': 'Quqiu Live' },
  tagline: {
    zh: '足球、篮球、电竞直播平台，看球更有趣',
    'pt-BR': 'a plataforma ao vivo de futebol, basquete e e-sports mais divertida',
  },
  colours: { light: '#ff7a1a' },
  channelCodeInUrl: true,
  trackers: [{ host: 'qutup3.example', script: 'https://stats.qutup3.example/visit.js' }],
})
