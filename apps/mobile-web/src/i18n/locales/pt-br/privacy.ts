import type { Texts } from '../../texts'
import type { privacy as cn } from '../cn/privacy'

export const privacy: Texts<typeof cn> = {
  title: 'Privacidade, dados e exclusão',
  online: 'Mostrar quando estive online',
  onlineHint: 'Se você desligar, ninguém vê quando você esteve online pela última vez.',
  export: 'Exportar meus dados',
  exportHint:
    'Colocamos sua conta, seu histórico e seus lançamentos em um arquivo. O endereço chega em Mensagens. Uma vez por dia.',
  exported: 'Pronto! Baixe o arquivo em Mensagens',
  delete: 'Excluir conta',
  deleteHint:
    'Você sai da conta em todos os aparelhos agora. Entrar de novo em até 7 dias cancela a exclusão; depois disso seus dados são apagados e não dá para recuperar.',
  password: 'Senha',
  deleteBy: { password: 'Excluir com a senha', mobile: 'Excluir com um código por SMS' },
  deleted: 'A conta será excluída em {{time}}. Entre antes disso para mantê-la',
}
