declare module '../../texts' {
  interface Namespaces {
    findings: typeof findings
  }
}

export const findings = {
  placeholder: '好友、群聊、聊天记录',
  before: '搜索好友、群聊和聊天记录',
  beforeHint: '聊天记录只在这台设备上搜索，没有网络也能用',
  kinds: { people: '联系人', groups: '群聊', messages: '聊天记录' },
  nothing: '没有找到“{{keyword}}”',
  nothingHint: '换个关键词试试；只能找到这台设备上看过的消息',
  failed: '聊天记录暂时无法搜索',
  more: '查看更多聊天记录',
  saidIn: '{{name}} · {{place}}',
}
