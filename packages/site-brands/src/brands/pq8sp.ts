import { defineBrand } from '../define-brand'

export const pq8sp = defineBrand({
  code: 'pq8sp',
  family: 'pq8sp',
  source: '25',
  displayName: { zh: '盘球吧', 'pt-BR': 'Panqiuba' },
  tagline: {
    zh: '足球、篮球、电竞直播平台，好球带着走',
    'pt-BR': 'a plataforma ao vivo de futebol, basquete e e-sports com a bola no pé',
  },
  colours: { light: '#c8431f' },
  trackers: [{ host: 'pq8sp.example', script: 'https://stats.pq8sp.example/visit.js' }],
})
