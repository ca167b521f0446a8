import type { Texts } from '../../texts'
import type { people as cn } from '../cn/people'

export const people: Texts<typeof cn> = {
  user: {
    title: 'Perfil',
    missing: 'Usuário não encontrado',
    noSignature: 'Ainda não escreveu nada sobre si',
    fans: 'Fãs',
    follows: 'Seguindo',
    own: 'Editar meu perfil',
    anchor: 'Página do streamer',
    chat: 'Enviar mensagem',
    report: 'Denunciar',
    relation: 'Amizade e bloqueio',
    add: 'Adicionar como amigo',
    wording: 'Mande um oi (opcional)',
    send: 'Enviar pedido',
    asked: 'Pedido enviado: aguarde a resposta',
    added: 'Agora vocês são amigos',
    remark: 'Apelido',
    remarkOf: 'Seu apelido para {{name}}',
    noRemark: 'Nenhum',
    unfriend: 'Desfazer amizade',
    unfriendHint: '{{name}} sai da sua lista de amigos, e você da lista dessa pessoa',
    unfriended: 'Amizade desfeita',
    block: 'Bloquear esta pessoa',
    blockNote: 'Você não recebe mais as mensagens privadas dela',
  },
}
