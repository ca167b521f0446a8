declare module '../../texts' {
  interface Namespaces {
    chat: typeof chat
  }
}

export const chat = {
  title: '聊天',
  empty: '还没有聊天',
  emptyHint: '在直播间或他人主页发起私聊',
  toRooms: '去直播间看看',
  conversations: '会话列表',
  messages: '聊天消息',
  emptyMessages: '打个招呼，开始聊天吧',
  loadingOlder: '正在加载更早的消息',
  newMessages: '{{count}}条新消息',
  me: '我',
  input: '消息',
  placeholder: '输入消息…',
  send: '发送',
  sending: '发送中',
  sent: '已发送',
  read: '已读',
  resend: '发送失败，点击重发',
  unknown: '[暂不支持的消息]',
  kinds: { image: '[图片]', audio: '[语音]', video: '[视频]', file: '[文件]' },
  rows: {
    unread: '以下为新消息',
    revoked: '{{name}} 撤回了一条消息',
    revokedByMe: '你撤回了一条消息',
    sound: '语音，{{count}} 秒',
    face: '[表情]',
    location: '[位置]',
    merged: '共 {{count}} 条消息',
    play: '播放',
    pause: '暂停',
    transfer: '正在传输',
  },
  gap: '错过的消息太多，已从最新的开始，上滑可看更早的',
  connecting: '正在连接聊天…',
  notFound: '用户不存在',
  errors: {
    network: '网络不给力，消息未发出',
    muted: '您已被禁言',
    tooFast: '发言太快了，歇一会儿',
    blocked: '对方拒收了您的消息',
    sensitive: '消息包含敏感内容',
    tooLong: '消息太长了',
    failed: '发送失败',
  },
}
