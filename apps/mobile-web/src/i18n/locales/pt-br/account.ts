import type { Texts } from '../../texts'
import type { account as cn } from '../cn/account'

export const account: Texts<typeof cn> = {
  bindPhone: 'Vincular celular',
  password: 'Senha da conta',
  bind: 'Vincular',
  bound: 'Celular vinculado',
  editAccount: 'Conta e celular',
  ways: 'Formas de entrar',
  name: 'Conta',
  mobile: 'Celular',
  isBound: 'Vinculado',
  isNotBound: 'Não vinculado',
  passwordByCode: 'Definir a senha por SMS',
}
