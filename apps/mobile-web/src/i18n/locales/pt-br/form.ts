import type { Texts } from '../../texts'
import type { form as cn } from '../cn/form'

export const form: Texts<typeof cn> = {
  required: 'Preencha este campo',
  captcha: 'Código da imagem',
  newCaptcha: 'Outra imagem',
  captchaAgain: 'A verificação não terminou. Digite de novo',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  credentialHint: '6 a 20 letras e números, com ao menos uma letra',
  faults: {
    length: 'Use de 6 a 20 caracteres',
    characters: 'Use apenas letras e números',
    noLetter: 'Inclua ao menos uma letra',
  },
  offline: 'Sem conexão. Envie quando a internet voltar',
  leave: {
    title: 'Sair desta página?',
    message: 'O que você preencheu ainda não foi enviado e será perdido',
    leave: 'Sair',
    stay: 'Continuar',
  },
  pictures: {
    hint: 'No máximo {{count}}',
    cancel: 'Parar o envio de {{name}}',
    remove: 'Remover {{name}}',
    retry: 'Enviar {{name}} de novo',
    sending: 'Enviando {{name}}',
    failed: 'Falha no envio',
    notPicture: 'Escolha um arquivo de imagem',
    heic: 'Imagens HEIC não são aceitas: salve como JPG e escolha de novo',
    wrong: 'O arquivo é grande demais ou não é do tipo que o nome diz',
  },
  noPassword: {
    title: 'Você ainda não tem senha',
    hint: 'Crie uma senha por SMS primeiro',
    set: 'Definir senha',
  },
  sms: {
    mobile: 'Celular',
    mobileFault: 'Digite os 11 dígitos do celular',
    get: 'Receber código',
    again: 'Novo código em {{seconds}} s',
    code: 'Código do SMS',
    codeFault: 'Digite os 6 dígitos do código',
    sendFirst: 'Peça o código primeiro',
    done: 'Código enviado',
    sent: 'Código enviado para {{mobile}}. Ele vale por 5 minutos',
    over: 'Este código não vale mais. Peça outro',
  },
}
