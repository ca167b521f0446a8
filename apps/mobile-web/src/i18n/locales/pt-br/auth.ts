import type { Texts } from '../../texts'
import type { auth as cn } from '../cn/auth'

export const auth: Texts<typeof cn> = {
  login: 'Entrar',
  notKept: 'O navegador não guarda o login: ao fechar ou recarregar, entre de novo',
  register: 'Criar conta',
  account: 'Usuário',
  accountOrMobile: 'Ou o celular vinculado',
  password: 'Senha',
  inviteCode: 'Código de convite (opcional)',
  agree: 'Li e aceito os',
  terms: 'Termos de uso e privacidade',
  agreeFirst: 'Aceite os termos para continuar',
  toRegister: 'Não tem conta? Cadastre-se',
  toLogin: 'Já tem conta? Entre',
  toMobile: 'Criar conta com o celular',
  ways: { account: 'Com conta', mobile: 'Com celular' },
  loginOrRegister: 'Entrar ou criar conta',
  forgotten: 'Esqueci a senha',
  newPassword: 'Nova senha',
  setPassword: 'Definir nova senha',
  auto: {
    title: 'Entrada automática',
    busy: 'Entrando',
    failed: 'Não foi possível entrar',
    noCode: 'O link está incompleto. Volte ao app e abra de novo',
    toLogin: 'Entrar com a conta',
  },
}
