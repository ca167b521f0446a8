import type { Texts } from '../../texts'
import type { home as cn } from '../cn/home'

export const home: Texts<typeof cn> = {
  hotRooms: 'Em destaque',
  allRooms: 'Todas as lives',
  allMatches: 'Todos os jogos',
  watch: 'Assistir',
  momentumLabel: 'Pressão por minuto: {{home}} com {{share}}%, o restante de {{away}}',
  empty: 'Nenhum jogo ou transmissão agora',
  emptyHint: 'Volte daqui a pouco',
}
