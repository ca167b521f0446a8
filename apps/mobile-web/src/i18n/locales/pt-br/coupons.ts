import type { Texts } from '../../texts'
import type { coupons as cn } from '../cn/coupons'

export const coupons: Texts<typeof cn> = {
  title: 'Cupons',
  status: {
    active: 'Ativo',
    inplay: 'Em andamento',
    finished: 'Jogo encerrado',
    refund: 'Jogo anulado: reembolso',
    inactive: 'Inativo',
  },
  scenes: {
    any: 'Vale em tudo',
    shop: 'Vale na loja',
    vip: 'Vale para VIP',
    plan: 'Vale para palpites',
    model: 'Vale para modelos',
  },
  gold: 'de ouro',
  least: 'A partir de {{gold}}',
  until: 'Válido até {{day}}',
  expired: 'Venceu em {{day}}',
  used: 'Usado em {{day}}',
  use: 'Usar',
  empty: 'Nenhum cupom aqui',
  emptyHint: 'Pegue nas lives ou use um código',
  vip: 'VIP',
  vipUntil: 'Válido até {{day}}',
  byCode: 'Usar código',
  code: 'Digite o código',
  codeShort: 'O código tem ao menos 6 caracteres',
  take: 'Resgatar',
  taken: '{{name}} está nos seus cupons',
  dropped: '{{name}} soltou {{count}} cupons',
  dropped_one: '{{name}} soltou {{count}} cupom',
  takeOne: 'Pegar',
  none: 'Não usar cupom',
}
