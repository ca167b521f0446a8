declare module '../../texts' {
  interface Namespaces {
    invite: typeof invite
  }
}

export const invite = {
  title: '邀请好友',
  mine: '我的邀请',
  code: '邀请码',
  link: '邀请链接',
  copy: '复制',
  count: '已邀请 {{count}} 人',
  award: '每位好友注册后，您可在任务中领取 {{gold}} 金币',
  profit: '已领取的邀请奖励',
  gold: '{{gold}} 金币',
  friends: '已注册的好友',
  empty: '还没有好友注册',
  emptyHint: '把邀请码、链接或卡片发给好友吧',
}
