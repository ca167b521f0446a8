declare module '../../texts' {
  interface Namespaces {
    records: typeof records
  }
}

export const records = {
  lives: '观看记录',
  clear: '清空观看记录',
  clearHint: '清空后无法恢复',
  onAir: '直播中',
  noLives: '还没有观看记录',
  noLivesHint: '您看过的直播会出现在这里',
  log: '我的日志',
  kind: '日志类型',
  kinds: {
    login: '登录',
    security: '安全',
    order: '订单',
    task: '任务',
  },
  noEntries: '还没有记录',
  noEntriesHints: {
    login: '每次登录和所用的设备会出现在这里',
    security: '密码、手机号和设备的变动会出现在这里',
    order: '礼物和订单会出现在这里',
    task: '签到和任务的奖励会出现在这里',
  },
}
