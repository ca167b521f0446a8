import type { Texts } from '../../texts'
import type { money as cn } from '../cn/money'

export const money: Texts<typeof cn> = {
  wallet: 'Carteira',
  balance: 'Saldo',
  log: 'Extrato',
  assets: { gold: 'Ouro', diamond: 'Diamantes', point: 'Pontos', money: 'Saldo' },
  units: { gold: 'de ouro', diamond: 'diamantes', point: 'pontos' },
  recharge: 'Recarga',
  withdraw: 'Saque',
  coupons: 'Cupons',
  shop: 'Loja',
  shopNote: 'Troque ouro por presentes',
  vip: 'VIP',
  vipNote: 'Assista às lives sem limite',
  kind: 'Tipo de saldo',
  flow: 'Entradas e saídas',
  flows: { all: 'Tudo', in: 'Entradas', out: 'Saídas' },
  left: '{{time}} · restaram {{balance}}',
  empty: 'Nada no extrato ainda',
  emptyHints: {
    gold: 'Faça check-in e complete tarefas para ganhar ouro',
    diamond: 'Os presentes que você receber aparecem aqui',
    point: 'As mudanças dos seus pontos aparecem aqui',
    money: 'As mudanças do seu saldo aparecem aqui',
  },
  earn: 'Ganhar ouro',
  earnNote: 'Check-in, tarefas e convites',
  activity: 'Atividade da conta',
  more: 'Mais',
}
