import type { Words } from '../../words'
import type { chat as cn } from '../cn/chat'

export const chat: Words<typeof cn> = {
  title: 'Chat',
  empty: 'Nenhuma conversa ainda',
  emptyHint: 'Comece uma conversa a partir de uma sala ou de um perfil',
  conversations: 'Conversas',
  messages: 'Mensagens',
  emptyMessages: 'Diga olá e comece a conversa',
  loadingOlder: 'Carregando mensagens anteriores',
  newMessages: '{{count}} novas mensagens',
  input: 'Mensagem',
  placeholder: 'Escreva uma mensagem…',
  send: 'Enviar',
  sending: 'Enviando',
  sent: 'Enviada',
  read: 'Lida',
  resend: 'Não enviada, toque para reenviar',
  unknown: '[mensagem não suportada]',
  kinds: { image: '[imagem]', audio: '[áudio]', video: '[vídeo]', file: '[arquivo]' },
  gap: 'Você perdeu muitas mensagens: começamos pelas mais recentes, role para ver as anteriores',
  connecting: 'Conectando ao chat…',
  notFound: 'Usuário não encontrado',
  errors: {
    network: 'Sem conexão: a mensagem não foi enviada',
    muted: 'Você está silenciado',
    tooFast: 'Rápido demais, espere um instante',
    blocked: 'Esta pessoa não recebe suas mensagens',
    sensitive: 'A mensagem tem conteúdo não permitido',
    tooLong: 'Mensagem longa demais',
    failed: 'Não foi possível enviar',
  },
}
