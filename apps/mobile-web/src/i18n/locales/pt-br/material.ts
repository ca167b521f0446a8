import type { Texts } from '../../texts'
import type { material as cn } from '../cn/material'

export const material: Texts<typeof cn> = {
  page: 'Meus envios',
  tabs: { mine: 'Enviados', add: 'Enviar' },
  intro: 'Depois da análise, a foto aparece nas suas publicações e o vídeo nos vídeos curtos.',
  file: 'Escolher foto ou vídeo',
  fileHint: 'Uma foto ou um vídeo MP4',
  title: 'Título',
  send: 'Enviar para análise',
  empty: 'Nada enviado ainda',
  emptyHint: 'As fotos e os vídeos que você enviar aparecem aqui',
  states: { pending: 'Em análise', approved: 'Aprovado', rejected: 'Recusado' },
  reason: 'Resposta: {{reason}}',
  watch: 'Ver',
  delete: 'Excluir',
  deleteTitle: 'Excluir este envio?',
  deleteHint: 'A publicação ou o vídeo curto também sai do ar',
}
