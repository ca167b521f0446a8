import type { Texts } from '../../texts'
import type { devices as cn } from '../cn/devices'

export const devices: Texts<typeof cn> = {
  title: 'Aparelhos conectados',
  unknown: 'Aparelho desconhecido',
  seen: 'Ativo pela última vez: {{time}}',
  own: 'Este aparelho',
  end: 'Sair',
  endOf: 'Sair de {{device}}',
  endHint: 'O aparelho sai da conta na hora, e o chat também',
  endOthers: 'Sair nos outros aparelhos',
  endOthersHint: 'Todos os aparelhos, menos este, saem da conta na hora',
  endAll: 'Sair em todos os aparelhos',
  endAllHint: 'Você sairá da conta em todos os aparelhos, inclusive neste',
  empty: 'Nenhum aparelho conectado',
}
