import type { Texts } from '../../texts'
import type { apply as cn } from '../cn/apply'

export const apply: Texts<typeof cn> = {
  titles: { anchor: 'Quero ser streamer', master: 'Quero ser especialista' },
  intro: {
    anchor: 'Depois da aprovação você pode transmitir para os torcedores. Os dados servem só para a análise.',
    master: 'Depois da aprovação você pode publicar palpites. Os dados servem só para a análise.',
  },
  realName: 'Nome completo',
  contact: 'Contato',
  contactHint: 'Celular ou e-mail',
  statement: 'Apresentação',
  statementHint: {
    anchor: 'O que e quando você quer transmitir, até 500 caracteres',
    master: 'Suas ligas e seus resultados, até 500 caracteres',
  },
  pictures: 'Adicionar comprovantes (opcional)',
  submit: 'Enviar pedido',
  again: 'Tentar de novo',
  reason: 'Motivo: {{reason}}',
  states: {
    pending: { title: 'Pedido em análise', hint: 'O resultado chega por mensagem' },
    approved: { title: 'Pedido aprovado', hint: 'Você já tem este papel' },
    rejected: { title: 'Pedido recusado', hint: 'Você pode mudar e tentar de novo' },
  },
}
