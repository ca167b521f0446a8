import type { Texts } from '../../texts'
import type { filters as cn } from '../cn/filters'

export const filters: Texts<typeof cn> = {
  views: 'Listas de ligas',
  hot: 'Em alta',
  letters: 'A–Z',
  reset: 'Limpar',
  show: 'Mostrar {{count}} jogos',
  show_one: 'Mostrar {{count}} jogo',
  today: 'Voltar para hoje',
  previousMonth: 'Mês anterior',
  previousYear: 'Ano anterior',
  nextYear: 'Próximo ano',
  nextMonth: 'Próximo mês',
}
