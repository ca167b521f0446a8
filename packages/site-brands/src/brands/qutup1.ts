import { defineBrand } from '../define-brand'

export const qutup1 = defineBrand({
  code: 'qutup1',
  family: 'qutu',
  source: '3001',
  displayName: { zh: '趣球直播', 'pt-BR': 'Quqiu Live' },
  tagline: {
    zh: '足球、篮球、电竞直播平台，看球更有趣',
    'pt-BR': 'a plataforma ao vivo de futebol, basquete e e-sports mais divertida',
  },
  colours: { light: '#8bbf0a' },
  channelCodeInUrl: true,
  trackers: [{ host: 'qutup1.example', script: 'https://stats.qutup1.example/visit.js' }],
})
