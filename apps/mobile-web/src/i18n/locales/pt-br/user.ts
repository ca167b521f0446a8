import type { Words } from '../../words'
import type { user as cn } from '../cn/user'

export const user: Words<typeof cn> = {
  title: 'Perfil',
  setting: 'Configurações',
  guest: 'Visitante',
  guestHint: 'Entre para fazer check-in, ganhar ouro e guardar suas conversas',
  login: 'Entrar',
  register: 'Criar conta',
  noSignature: 'Ainda sem apresentação',
  gold: 'Ouro',
  diamond: 'Diamantes',
  money: 'Saldo',
  checkIn: {
    title: 'Check-in diário',
    days: '{{count}} dias seguidos',
    days_zero: '{{count}} dias seguidos',
    days_one: '{{count}} dia seguido',
    day: 'Dia {{nth}}',
    states: { checked: 'Feito', makeup: 'Recuperável', open: 'Disponível', unchecked: 'Por fazer' },
    button: { done: 'Check-in feito hoje', open: 'Fazer check-in' },
    success: 'Check-in feito: +{{gold}} de ouro, {{count}} dias seguidos',
    success_one: 'Check-in feito: +{{gold}} de ouro, {{count}} dia seguido',
    makeupTitle: 'Recuperar check-in',
    makeup: 'Recuperar custa {{price}} de ouro e rende {{prize}}. Quer recuperar?',
  },
  tasks: {
    title: 'Tarefas do dia',
    names: { shareMessage: 'Compartilhar notícias', online: 'Tempo online', shareToFriend: 'Convidar amigos' },
    descriptions: {
      shareMessage: '20 de ouro por compartilhamento',
      online: '20 de ouro a cada 30 minutos, até 100 por dia',
      shareToFriend: 'Chame os amigos para assistir junto',
    },
  },
  settings: {
    language: 'Idioma',
    mode: 'Aparência',
    modes: { system: 'Como no aparelho', light: 'Claro', dark: 'Escuro' },
    logout: 'Sair da conta',
  },
}
