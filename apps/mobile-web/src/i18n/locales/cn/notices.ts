declare module '../../texts' {
  interface Namespaces {
    notices: typeof notices
  }
}

export const notices = {
  title: '推送通知',
  browser: '在此浏览器推送',
  permissions: {
    granted: '应用关闭时也会提醒您',
    default: '收藏一场比赛时，会询问是否允许',
    denied: '通知已被禁止，请在浏览器设置中允许',
    none: '此浏览器不支持；iPhone 请先添加到主屏幕',
  },
  kinds: '应用关闭时提醒我',
  goal: '收藏比赛进球',
  kick_off: '收藏比赛开赛',
  on_air: '关注的主播开播',
  plan_settled: '方案出结果',
  quiet: '免打扰时段',
  quietNote: '这段时间内不推送',
  quiet_from: '开始时间',
  quiet_to: '结束时间',
}
