import type { Texts } from '../../texts'
import type { onair as cn } from '../cn/onair'

export const onair: Texts<typeof cn> = {
  title: 'Entrar ao vivo',
  onAir: 'Ao vivo',
  roomTitle: 'Título da sala',
  category: 'Categoria',
  match: {
    title: 'Jogo da live',
    none: 'Sem jogo',
    chosen: 'O jogo atual da sala',
    search: 'Buscar jogo',
    searchHint: 'Nome do time ou da liga. Vazio: os jogos de hoje',
    notFound: 'Nenhum jogo por terminar foi encontrado',
  },
  cover: 'Capa',
  coverHint: 'Aparece até a transmissão ter imagem. Sem ela, a capa do jogo é usada',
  start: 'Começar a live',
  address: 'Endereço de transmissão',
  secret: 'Não compartilhe: quem tiver o endereço pode transmitir na sua sala',
  copy: 'Copiar o endereço',
  copied: 'Endereço copiado',
  copyFailed: 'Não foi possível copiar, segure o endereço para copiar',
  how: 'Cole no OBS, no ffmpeg ou em outro programa de transmissão. A imagem chega ao público em poucos segundos',
  hidden: 'O endereço só aparece uma vez. Se precisar, peça um novo',
  another: 'Pedir um novo endereço',
  anotherHint: 'O endereço anterior deixa de valer na hora, e a transmissão em curso é interrompida',
  end: 'Encerrar a live',
  endHint: 'O público não poderá mais assistir. Encerrar mesmo?',
  ended: 'A live terminou',
  summary: { minutes: 'Minutos', viewers: 'Público', gifts: 'Presentes', gold: 'Ouro recebido' },
}
