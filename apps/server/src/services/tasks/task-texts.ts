import type { TaskKey } from '@org/domain'
import type { Language } from '../language'

interface Texts {
  readonly name: string
  readonly desc: string
}

/** The awards are those of DOM-42. */
export const TASK_TEXTS: Readonly<Record<Language, Readonly<Record<TaskKey, Texts>>>> = {
  zh: {
    appFirstLogin: { name: '首次登录APP', desc: '首次登录APP奖励500金币' },
    inviteFriend: { name: '邀请好友', desc: '每邀请一位好友注册奖励200金币' },
    readInfo: { name: '阅读资讯', desc: '每天阅读资讯' },
    sendComment: { name: '发表评论', desc: '在直播间发表评论，每条奖励10金币' },
    sendGift: { name: '赠送礼物', desc: '给主播赠送礼物' },
    sendFirstGift: { name: '首次送礼', desc: '每天首次给主播送礼奖励100金币' },
    shareInfo: { name: '分享资讯', desc: '每天分享资讯' },
    shareMessage: { name: '分享', desc: '每次分享奖励20金币' },
    watchLive: { name: '观看直播', desc: '每观看直播满30分钟奖励30金币' },
    online: { name: '在线时长', desc: '每在线30分钟奖励20金币，每天最多100金币' },
    shareToFriend: { name: '分享给好友', desc: '邀请好友一起看球' },
  },
  'pt-BR': {
    appFirstLogin: { name: 'Primeiro acesso', desc: '500 de ouro no primeiro acesso ao app' },
    inviteFriend: { name: 'Convidar amigos', desc: '200 de ouro por amigo cadastrado' },
    readInfo: { name: 'Ler notícias', desc: 'Leia notícias todos os dias' },
    sendComment: { name: 'Comentar', desc: '10 de ouro por comentário em uma sala ao vivo' },
    sendGift: { name: 'Enviar presente', desc: 'Envie um presente a um streamer' },
    sendFirstGift: { name: 'Primeiro presente', desc: '100 de ouro pelo primeiro presente do dia' },
    shareInfo: { name: 'Compartilhar notícias', desc: 'Compartilhe notícias todos os dias' },
    shareMessage: { name: 'Compartilhar', desc: '20 de ouro por compartilhamento' },
    watchLive: { name: 'Assistir ao vivo', desc: '30 de ouro a cada 30 minutos ao vivo' },
    online: { name: 'Tempo on-line', desc: '20 de ouro a cada 30 minutos, até 100 por dia' },
    shareToFriend: { name: 'Chamar amigos', desc: 'Convide amigos para assistir junto' },
  },
}
