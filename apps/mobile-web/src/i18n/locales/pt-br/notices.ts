import type { Texts } from '../../texts'
import type { notices as cn } from '../cn/notices'

export const notices: Texts<typeof cn> = {
  title: 'Notificações',
  kinds: 'Com o app fechado, avise de',
  goal: 'Gols dos jogos favoritos',
  kick_off: 'Início dos jogos favoritos',
  on_air: 'Streamers que sigo ao vivo',
  plan_settled: 'Resultado dos palpites',
  quiet: 'Horário de silêncio',
  quietNote: 'Nada é enviado nesse período',
  quiet_from: 'Começa às',
  quiet_to: 'Termina às',
}
