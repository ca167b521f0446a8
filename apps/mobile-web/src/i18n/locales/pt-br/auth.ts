import type { Texts } from '../../texts'
import type { auth as cn } from '../cn/auth'

export const auth: Texts<typeof cn> = {
  login: 'Entrar',
  register: 'Criar conta',
  account: 'Usuário',
  password: 'Senha',
  captcha: 'Código da imagem',
  newCaptcha: 'Outra imagem',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  credentialHint: '6 a 20 letras e números, com ao menos uma letra',
  required: 'Preencha este campo',
  faults: {
    length: 'Use de 6 a 20 caracteres',
    characters: 'Use apenas letras e números',
    noLetter: 'Inclua ao menos uma letra',
  },
  agree: 'Li e aceito os',
  terms: 'Termos de uso e privacidade',
  agreeFirst: 'Aceite os termos para continuar',
  toRegister: 'Não tem conta? Cadastre-se',
  toLogin: 'Já tem conta? Entre',
}
