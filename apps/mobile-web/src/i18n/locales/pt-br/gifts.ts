import type { Texts } from '../../texts'
import type { gifts as cn } from '../cn/gifts'

export const gifts: Texts<typeof cn> = {
  rules: 'Regras de presentes',
  title: 'Histórico de presentes',
  kinds: { sent: 'Enviados', received: 'Recebidos' },
  counted: '{{name}} ×{{shown}}',
  peer: { sent: 'Para {{name}} · {{time}}', received: 'De {{name}} · {{time}}' },
  worth: '{{shown}} de ouro',
  share: '+{{shown}} de ouro',
  empty: { sent: 'Você ainda não enviou presentes', received: 'Você ainda não recebeu presentes' },
  emptyHint: { sent: 'Envie um presente a um streamer', received: 'Ao vivo, o público pode enviar presentes a você' },
}
