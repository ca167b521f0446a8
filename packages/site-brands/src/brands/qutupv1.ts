import { defineBrand } from '../define-brand'

export const qutupv1 = defineBrand({
  code: 'qutupv1',
  family: 'qutu',
  source: '3008',
  displayName: { zh: '趣球直播', 'pt-BR': 'Quqiu Live' },
  tagline: {
    zh: '足球、篮球、电竞直播平台，看球更有趣',
    'pt-BR': 'a plataforma ao vivo de futebol, basquete e e-sports mais divertida',
  },
  colours: { light: '#3f6f9c' },
  channelCodeInUrl: true,
  downloadBanner: false,
  trackers: [{ host: 'qutupv1.example', script: 'https://stats.qutupv1.example/visit.js' }],
})
