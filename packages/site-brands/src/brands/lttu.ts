import { defineBrand } from '../define-brand'

export const lttu = defineBrand({
  code: 'lttu',
  family: 'lttu',
  source: '38',
  displayName: { zh: '雷霆体育', 'pt-BR': 'Leiting Esportes' },
  tagline: {
    zh: '足球、篮球、电竞直播平台，快如雷霆',
    'pt-BR': 'a plataforma ao vivo de futebol, basquete e e-sports, rápida como um raio',
  },
  colours: { light: '#ffd60a' },
  tabBar: { tipsBeforeSchedule: true, liveTabSwitch: 'lttu_live_tab' },
  trackers: [{ host: 'lttu.example', script: 'https://stats.lttu.example/visit.js' }],
})
