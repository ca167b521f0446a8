declare module '../../texts' {
  interface Namespaces {
    danmaku: typeof danmaku
  }
}

export const danmaku = {
  title: '弹幕设置',
  density: '弹幕密度',
  densities: { sparse: '稀疏', normal: '适中', full: '满屏' },
  words: '屏蔽词',
  wordsHint: '含有屏蔽词的弹幕和聊天不再显示，只在本机生效',
  full: '最多 {{count}} 个屏蔽词',
  block: '屏蔽',
  unblock: '取消屏蔽 {{word}}',
}
