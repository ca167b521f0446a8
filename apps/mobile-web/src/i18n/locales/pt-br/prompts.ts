import type { Texts } from '../../texts'
import type { prompts as cn } from '../cn/prompts'

export const prompts: Texts<typeof cn> = {
  ad: 'Publicidade',
  firstVip: {
    title: 'Parabéns! Você ganhou {{count}} dias de VIP',
    title_one: 'Parabéns! Você ganhou {{count}} dia de VIP',
    accept: 'Receber',
  },
  bindMobile: {
    title: 'Aviso',
    message: 'Para proteger sua conta, vincule um celular',
    later: 'Agora não',
    bind: 'Vincular',
  },
}
