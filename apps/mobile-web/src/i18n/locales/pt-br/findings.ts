import type { Texts } from '../../texts'
import type { findings as cn } from '../cn/findings'

export const findings: Texts<typeof cn> = {
  placeholder: 'Amigos, grupos, mensagens',
  before: 'Busque amigos, grupos e mensagens',
  beforeHint: 'As mensagens são buscadas neste aparelho, mesmo sem internet',
  kinds: { people: 'Pessoas', groups: 'Grupos', messages: 'Mensagens' },
  nothing: 'Nada encontrado para “{{keyword}}”',
  nothingHint: 'Tente outra palavra: só as mensagens vistas neste aparelho são encontradas',
  failed: 'Não é possível buscar as mensagens agora',
  more: 'Ver mais mensagens',
  saidIn: '{{name}} · {{place}}',
}
