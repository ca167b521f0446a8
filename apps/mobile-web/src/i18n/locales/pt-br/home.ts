import type { Texts } from '../../texts'
import type { home as cn } from '../cn/home'

export const home: Texts<typeof cn> = {
  search: 'Buscar',
  database: 'Dados esportivos',
  hotRooms: 'Em destaque',
  allRooms: 'Todas as lives',
  allMatches: 'Todos os jogos',
  collected: 'Favoritos',
  allCollected: 'Todos os favoritos',
  watch: 'Assistir',
  momentumLabel: 'Pressão por minuto: {{home}} com {{share}}%, o restante de {{away}}',
  empty: 'Nenhum jogo ou transmissão agora',
  emptyHint: 'Volte daqui a pouco',
  announcement: 'Aviso',
  banners: 'Novidades',
  slide: '{{nth}} de {{count}}',
  pauseSlides: 'Pausar as novidades',
  playSlides: 'Continuar as novidades',
  recommended: 'Jogos recomendados',
  anchors: 'Streamers para você',
  shortVideos: 'Vídeos curtos',
  more: 'Ver mais',
  allAnchors: 'Todos os streamers',
}
