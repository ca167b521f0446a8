import type { Texts } from '../../texts'
import type { invite as cn } from '../cn/invite'

export const invite: Texts<typeof cn> = {
  title: 'Convidar amigos',
  mine: 'Meu convite',
  code: 'Código de convite',
  link: 'Link de convite',
  copy: 'Copiar',
  count: '{{count}} amigos convidados',
  count_one: '{{count}} amigo convidado',
  award: 'Para cada amigo cadastrado, resgate {{gold}} de ouro nas tarefas',
  profit: 'Prêmio de convites resgatado',
  gold: '{{gold}} de ouro',
  friends: 'Amigos cadastrados',
  empty: 'Nenhum amigo se cadastrou ainda',
  emptyHint: 'Envie o código, o link ou o cartão aos seus amigos',
}
