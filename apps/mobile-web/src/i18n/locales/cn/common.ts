declare module '../../texts' {
  interface Namespaces {
    common: typeof common
  }
}

export const common = {
  tabs: { headline: '头条', home: '首页', schedule: '赛程', tips: '爆料', live: '直播', chat: '聊天', mine: '我的' },
  tabBar: '主导航',
  unread: '{{count}} 条未读',
  titles: { live: '直播', schedule: '赛程', chat: '聊天', personalCentre: '个人中心', tipOffs: '爆料' },
  back: '返回',
  home: '首页',
  cancel: '取消',
  confirm: '确定',
  close: '关闭',
  retry: '重试',
  simulated: '模拟赛事，并非真实比赛',
  loading: '加载中...',
  share: '分享',
  copied: '网址成功复制到粘贴板',
  shareFailed: '无法复制网址，请从地址栏复制',
  loginPrompt: { title: '您还未登录', message: '请登录使用完整功能' },
  sessionOver: '登录超时',
  net: {
    offline: '网络已断开，正在显示已有内容',
    offlineSince: '网络已断开 · {{updated}}',
    connecting: '正在连接…',
    reconnecting: '正在重新连接…',
    back: '已恢复连接',
    kicked: '账号已在其他设备登录',
    comeBack: '重新连接',
  },
  error: {
    title: '加载失败',
    network: '网络不给力，请检查后重试',
    server: '服务开小差了，请稍后再试',
    offline: '当前没有网络',
    offlineHint: '联网后会自动打开此页',
    crash: '页面出错了',
    crashHint: '刷新页面通常可以恢复',
    reload: '刷新',
  },
  more: { failed: '更多内容加载失败', end: '没有更多了' },
  pull: { refresh: '刷新', pull: '下拉刷新', release: '松开刷新' },
  stale: { failed: '刷新失败 · {{updated}}', today: '更新于 {{time}}', earlier: '更新于 {{day}} {{time}}' },
  notFound: { title: '页面不存在', hint: '链接可能已失效', action: '回到首页' },
  banner: { started: '的比赛已开始', watch: '观看比赛', close: '关闭提醒' },
  sports: { football: '足球', basketball: '篮球', esport: '电竞' },
  days: { yesterday: '昨天', today: '今天', tomorrow: '明天' },
  weekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
}
