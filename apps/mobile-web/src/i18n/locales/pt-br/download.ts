import type { Texts } from '../../texts'
import type { download as cn } from '../cn/download'

export const download: Texts<typeof cn> = {
  title: 'Baixar o app',
  appStore: 'Baixar na App Store',
  android: 'Baixar para Android',
  stay: 'Continuar no navegador',
  copy: 'Copiar link',
  scan: 'Aponte a câmera do celular para abrir esta página',
  codeLabel: 'QR code desta página',
  safariCopied: 'Link copiado. Cole no Safari para abrir',
  openApp: 'Abrir o app',
  sharePicture: 'Imagem com QR code',
  buttons: 'Atalhos',
  more: 'Mais',
  notice: 'Aviso',
  later: 'Agora não',
  understood: 'Entendi',
  inApp: {
    title: 'Abra no navegador',
    hint: 'Toque no menu no canto superior direito e escolha “Abrir no navegador”, ou copie o link e cole no navegador',
  },
  guides: {
    'add-to-home': {
      title: 'Adicionar à tela de início',
      first: 'Toque no botão “Compartilhar” do navegador',
      second: 'Escolha “Adicionar à Tela de Início”',
      third: 'Toque em “Adicionar” e abra pela tela de início',
    },
    'open-in-safari': {
      title: 'Abra no Safari',
      first: 'Toque em “Copiar link”',
      second: 'Abra o Safari, cole o link e acesse',
      third: 'Em “Compartilhar”, escolha “Adicionar à Tela de Início”',
    },
    'install-android': {
      title: 'Instalar no celular',
      first: 'Abra o menu do navegador',
      second: 'Escolha “Instalar app” ou “Adicionar à tela inicial”',
      third: 'Confirme e abra pela tela inicial',
    },
  },
}
