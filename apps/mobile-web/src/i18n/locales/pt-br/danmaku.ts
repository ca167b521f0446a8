import type { Texts } from '../../texts'
import type { danmaku as cn } from '../cn/danmaku'

export const danmaku: Texts<typeof cn> = {
  title: 'Comentários na tela',
  density: 'Quantidade',
  densities: { sparse: 'Poucos', normal: 'Médio', full: 'Tela cheia' },
  words: 'Palavras bloqueadas',
  wordsHint: 'Comentários e mensagens com essas palavras somem neste aparelho',
  full: 'No máximo {{count}} palavras',
  block: 'Bloquear',
  unblock: 'Desbloquear {{word}}',
}
