import type { Texts } from '../../texts'
import type { service as cn } from '../cn/service'

export const service: Texts<typeof cn> = {
  title: 'Comentários',
  tabs: { write: 'Escrever', mine: 'Meus comentários' },
  text: 'Problema ou sugestão',
  textHint: 'Diga em que página e o que aconteceu, até 1000 caracteres',
  pictures: 'Adicionar imagens',
  contact: 'Contato (opcional)',
  contactHint: 'Celular ou e-mail, para o atendimento falar com você',
  send: 'Enviar',
  sent: 'Enviado',
  sentHint: 'Obrigado! O atendimento vai responder em breve',
  more: 'Escrever outro',
  empty: 'Nenhum comentário ainda',
  emptyHint: 'Seus comentários e as respostas do atendimento aparecem aqui',
  waiting: 'Aguardando',
  answered: 'Respondido',
  service: 'Resposta do atendimento',
  picture: 'Imagem {{nth}}',
}
