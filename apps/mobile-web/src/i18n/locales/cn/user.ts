declare module '../../texts' {
  interface Namespaces {
    user: typeof user
  }
}

export const user = {
  title: '个人中心',
  setting: '设置',
  guest: '游客',
  guestHint: '登录后可以签到、领金币，聊天记录也不会丢',
  login: '登录',
  register: '注册',
  noSignature: '这个人很懒，什么都没写',
  gold: '金币',
  diamond: '钻石',
  money: '余额',
  checkIn: {
    title: '每日签到',
    days: '已连续签到 {{count}} 天',
    day: '第{{nth}}天',
    states: { checked: '已签到', makeup: '可补签', open: '可签到', unchecked: '未签到' },
    button: { done: '您今天已签到', open: '立即签到' },
    success: '签到成功，+{{gold}}金币，连续{{count}}天',
    makeupTitle: '补签',
    makeup: '补签需要 {{price}} 金币，可获得 {{prize}} 金币，确定补签吗？',
  },
  tasks: { daily: '每日任务', other: '更多赚金币方式', home: '去完成', invite: '去邀请' },
  invite: {
    title: '复制邀请码',
    hint: '好友注册时填写这个邀请码',
    confirm: '确认',
    copied: '复制完成',
    failed: '无法复制，请长按邀请码复制',
  },
  settings: {
    language: '语言',
    mode: '外观',
    modes: { system: '跟随系统', light: '浅色', dark: '深色' },
    logout: '退出登录',
    security: '账号安全',
    changePassword: '修改密码',
    oldPassword: '原密码',
    newPassword: '新密码',
    samePassword: '新密码不能与原密码相同',
    passwordChanged: '密码已修改，其他设备已退出登录',
    logoutEverywhere: '退出所有设备',
    logoutEverywhereHint: '所有设备都会退出登录，包括本机',
  },
}
