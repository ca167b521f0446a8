declare module '../../texts' {
  interface Namespaces {
    devices: typeof devices
  }
}

export const devices = {
  title: '登录设备',
  unknown: '未知设备',
  seen: '最近活动 {{time}}',
  own: '本机',
  end: '退出',
  endOf: '退出 {{device}}',
  endHint: '该设备会立即退出登录，聊天也会断开',
  endOthers: '退出其他设备',
  endOthersHint: '除本机外，所有设备都会立即退出登录',
  endAll: '退出所有设备',
  endAllHint: '所有设备都会退出登录，包括本机',
  empty: '没有登录的设备',
}
