import type { Texts } from '../../texts'
import type { records as cn } from '../cn/records'

export const records: Texts<typeof cn> = {
  lives: 'Lives assistidas',
  clear: 'Limpar histórico',
  clearHint: 'Não dá para desfazer',
  onAir: 'Ao vivo',
  noLives: 'Nenhuma live assistida',
  noLivesHint: 'As lives que você assistir aparecem aqui',
  log: 'Minhas atividades',
  kind: 'Tipo de atividade',
  kinds: {
    login: 'Acessos',
    security: 'Segurança',
    order: 'Pedidos',
    task: 'Tarefas',
  },
  noEntries: 'Nada por aqui ainda',
  noEntriesHints: {
    login: 'Cada acesso e o aparelho usado aparecem aqui',
    security: 'Mudanças de senha, celular e aparelhos aparecem aqui',
    order: 'Presentes e pedidos aparecem aqui',
    task: 'Prêmios de check-in e tarefas aparecem aqui',
  },
}
