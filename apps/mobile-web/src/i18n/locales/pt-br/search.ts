import type { Texts } from '../../texts'
import type { search as cn } from '../cn/search'

export const search: Texts<typeof cn> = {
  title: 'Busca',
  field: 'Palavra-chave da busca',
  placeholder: 'Times, ligas, streamers',
  clear: 'Limpar',
  last: 'Buscas recentes',
  clearLast: 'Apagar buscas recentes',
  hot: 'Mais buscados',
  database: 'Ligas, classificações e artilheiros',
  kinds: 'Tipos de resultado',
  all: 'Tudo',
  types: {
    matches: 'Jogos',
    teams: 'Times',
    events: 'Ligas',
    anchors: 'Streamers',
    lives: 'Ao vivo',
    videos: 'Vídeos',
    articles: 'Notícias',
  },
  more: 'Ver mais',
  nothing: 'Nada encontrado para “{{keyword}}”',
  nothingHint: 'Tente outra palavra ou veja o que todos buscam',
  near: 'Você quis dizer',
}
