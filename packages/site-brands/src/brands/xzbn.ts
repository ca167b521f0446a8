import { defineBrand } from '../define-brand'

export const xzbn = defineBrand({
  code: 'xzbn',
  family: 'xzbn',
  source: '5',
  displayName: { zh: '新直播', 'pt-BR': 'Xinzhibo' },
  tagline: {
    zh: '足球、篮球、电竞直播平台，看直播的新方式',
    'pt-BR': 'a plataforma ao vivo de futebol, basquete e e-sports de um jeito novo',
  },
  colours: { light: '#dc2670' },
  indexPath: '/live',
  trackers: [{ host: 'xzbn.example', script: 'https://stats.xzbn.example/visit.js' }],
})
