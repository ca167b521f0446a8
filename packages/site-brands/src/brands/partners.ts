import { defineBrand } from '../define-brand'
import { PARTNER_CODES } from '../site-codes'

/** The names of partner brands are not known: they share one neutral look and differ only by source code. */
export const partners = PARTNER_CODES.map((code) =>
  defineBrand({
    code,
    family: 'partner',
    source: code.replace('partner', ''),
    displayName: { zh: '体育直播', 'pt-BR': 'Esportes ao Vivo' },
    tagline: {
      zh: '足球、篮球、电竞直播平台',
      'pt-BR': 'a plataforma ao vivo de futebol, basquete e e-sports',
    },
    assetFolder: 'partner',
    trackers: [],
  }),
)
