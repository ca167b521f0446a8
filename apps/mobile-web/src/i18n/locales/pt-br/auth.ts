import type { Texts } from '../../texts'
import type { auth as cn } from '../cn/auth'

export const auth: Texts<typeof cn> = {
  login: 'Entrar',
  register: 'Criar conta',
  account: 'Usuário',
  password: 'Senha',
  inviteCode: 'Código de convite (opcional)',
  agree: 'Li e aceito os',
  terms: 'Termos de uso e privacidade',
  agreeFirst: 'Aceite os termos para continuar',
  toRegister: 'Não tem conta? Cadastre-se',
  toLogin: 'Já tem conta? Entre',
}
