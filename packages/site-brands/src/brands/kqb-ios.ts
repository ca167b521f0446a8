import { defineBrand } from '../define-brand'

export const kqbIos = defineBrand({
  code: 'kqb_ios',
  family: 'xzbn',
  source: '6',
  displayName: { zh: '新直播', 'pt-BR': 'Xinzhibo' },
  tagline: {
    zh: '掌上足球、篮球、电竞直播平台',
    'pt-BR': 'futebol, basquete e e-sports ao vivo na palma da mão',
  },
  colours: { light: '#8a4df5' },
  iosSite: true,
  tabBar: { headline: true },
  trackers: [{ host: 'kqb-ios.example', script: 'https://stats.kqb-ios.example/visit.js' }],
})
