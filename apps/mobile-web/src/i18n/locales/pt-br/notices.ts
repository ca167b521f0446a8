import type { Texts } from '../../texts'
import type { notices as cn } from '../cn/notices'

export const notices: Texts<typeof cn> = {
  title: 'Notificações',
  browser: 'Avisar neste navegador',
  permissions: {
    granted: 'Você é avisado mesmo com o app fechado',
    default: 'Ao favoritar um jogo, o navegador pede sua permissão',
    denied: 'Bloqueado: permita as notificações no navegador',
    none: 'Este navegador não avisa. No iPhone, adicione à Tela de Início',
  },
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
