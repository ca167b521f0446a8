declare module '../../texts' {
  interface Namespaces {
    gifts: typeof gifts
  }
}

export const gifts = {
  rules: '礼物与背包规则',
  title: '礼物记录',
  kinds: { sent: '送出的', received: '收到的' },
  counted: '{{name}} ×{{shown}}',
  peer: { sent: '送给 {{name}} · {{time}}', received: '来自 {{name}} · {{time}}' },
  worth: '{{shown}} 金币',
  share: '+{{shown}} 金币',
  empty: { sent: '还没有送出礼物', received: '还没有收到礼物' },
  emptyHint: { sent: '送主播一份礼物试试', received: '开播后，观众可以送您礼物' },
}
