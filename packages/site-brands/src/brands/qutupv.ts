import { defineBrand } from '../define-brand'

export const qutupv = defineBrand({
  code: 'qutupv',
  family: 'qutu',
  source: '3004',
  displayName: { zh: '趣球直播', 'pt-BR': 'Quqiu Live' },
  tagline: {
    zh: '足球、篮球、电竞直播平台，看球更有趣',
    'pt-BR': 'a plataforma ao vivo de futebol, basquete e e-sports mais divertida',
  },
  colours: { light: '#b52bc0' },
  channelCodeInUrl: true,
  trackers: [{ host: 'qutupv.example', script: 'https://stats.qutupv.example/visit.js' }],
})
