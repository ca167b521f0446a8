import type { Texts } from '../../texts'
import type { report as cn } from '../cn/report'

export const report: Texts<typeof cn> = {
  titles: {
    user: 'Denunciar usuário',
    group: 'Denunciar grupo',
    message: 'Denunciar mensagens',
    comment: 'Denunciar comentário',
  },
  reason: 'Motivo',
  reasons: {
    abuse: 'Ofensa ou assédio',
    spam: 'Propaganda ou repetição',
    fraud: 'Golpe',
    porn: 'Pornografia ou violência',
    other: 'Outro',
  },
  evidence: 'Escolha mensagens como prova',
  otherMessage: '[Imagem, áudio ou arquivo]',
  chooseFirst: 'Escolha as mensagens que quer denunciar',
  text: 'Detalhes (opcional)',
  submit: 'Enviar denúncia',
  sent: 'Denúncia enviada, vamos analisar em breve',
  nothing: 'Não há nada para denunciar',
  nothingHint: 'Denuncie no perfil de um usuário ou no chat',
}
