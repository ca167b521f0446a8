import type { Texts } from '../../texts'
import type { share as cn } from '../cn/share'

export const share: Texts<typeof cn> = {
  title: 'Compartilhar',
  scan: 'Aponte a câmera para abrir. Toque e segure para salvar',
  alt: 'Imagem para compartilhar: {{title}}, com um QR code que abre a página',
  failed: 'Não foi possível criar a imagem. Você ainda pode copiar o link',
  missing: 'Conteúdo não encontrado',
  native: 'Enviar para amigos',
  copy: 'Copiar link',
  save: 'Salvar imagem',
  send: 'Enviar imagem',
}
