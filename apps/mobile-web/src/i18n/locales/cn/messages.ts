declare module '../../texts' {
  interface Namespaces {
    messages: typeof messages
  }
}

export const messages = {
  title: '消息',
  readAll: '全部标为已读',
  kind: '消息类型',
  kinds: { system: '系统', order: '订单', plan: '方案', anchor: '主播' },
  unread: '未读',
  empty: '还没有消息',
  emptyHints: {
    system: '奖励和邀请的消息会出现在这里',
    order: '订单和充值的消息会出现在这里',
    plan: '方案的结果会出现在这里',
    anchor: '主播和申请的消息会出现在这里',
  },
}
