declare module '../../texts' {
  interface Namespaces {
    privacy: typeof privacy
  }
}

export const privacy = {
  title: '隐私、数据与注销',
  online: '显示最近在线时间',
  onlineHint: '关闭后，其他人看不到您最近一次在线的时间。',
  export: '导出个人数据',
  exportHint: '我们会把您的账号、记录和账目写入一个文件，下载地址会发到“消息”。每天一次。',
  exported: '已导出，请到“消息”下载',
  delete: '注销账号',
  deleteHint: '所有设备会立即退出登录。7天内重新登录即可撤销；之后您的个人资料会被删除，无法恢复。',
  password: '登录密码',
  deleteBy: { password: '用登录密码注销', mobile: '用短信验证码注销' },
  deleted: '账号将于 {{time}} 注销，此前登录即可撤销',
}
