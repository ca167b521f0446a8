import type { Texts } from '../../texts'
import type { recharge as cn } from '../cn/recharge'

export const recharge: Texts<typeof cn> = {
  title: 'Recarga',
  own: 'Meu ouro',
  choose: 'Escolha o valor',
  gold: '{{gold}} de ouro',
  bonus: 'Mais {{gold}} de bônus',
  empty: 'Nenhum valor disponível',
  emptyHint: 'Volte daqui a pouco',
  close: 'Fechar',
  methods: 'Forma de pagamento',
  by: { card: 'Cartão', pix: 'PIX' },
  byWallet: 'Saldo ({{money}})',
  tooLittle: 'Saldo insuficiente',
  pay: 'Pagar',
  payNow: 'Continuar o pagamento',
  status: {
    created: 'Aguardando o pagamento',
    paid: 'Recarga feita',
    failed: 'Pagamento recusado',
    expired: 'Pedido vencido',
  },
  hints: {
    created: 'O ouro entra assim que {{price}} for pago',
    paid: '{{gold}} de ouro já estão com você',
    failed: 'Nada foi cobrado. Escolha de novo',
    expired: 'Se você já pagou, o ouro entra sozinho',
  },
}
