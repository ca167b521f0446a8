import type { Texts } from '../../texts'
import type { messages as cn } from '../cn/messages'

export const messages: Texts<typeof cn> = {
  title: 'Mensagens',
  readAll: 'Marcar tudo como lido',
  kind: 'Tipo de mensagem',
  kinds: { system: 'Sistema', order: 'Pedidos', plan: 'Palpites', anchor: 'Streamers' },
  unread: 'Não lida',
  empty: 'Nenhuma mensagem ainda',
  emptyHints: {
    system: 'Prêmios e convites aparecem aqui',
    order: 'Pedidos e recargas aparecem aqui',
    plan: 'Os resultados dos palpites aparecem aqui',
    anchor: 'Novidades de streamers e pedidos aparecem aqui',
  },
}
