declare module '../../texts' {
  interface Namespaces {
    service: typeof service
  }
}

export const service = {
  title: '意见反馈',
  tabs: { write: '写反馈', mine: '我的反馈' },
  text: '问题或建议',
  textHint: '请写明在哪个页面、发生了什么，最多1000字',
  pictures: '添加图片',
  contact: '联系方式（选填）',
  contactHint: '手机号或邮箱，方便客服联系您',
  send: '提交',
  sent: '提交成功',
  sentHint: '感谢您的反馈，客服会尽快处理',
  more: '再写一条',
  empty: '还没有反馈',
  emptyHint: '您提交的反馈和客服的回复会出现在这里',
  waiting: '待回复',
  answered: '已回复',
  service: '客服回复',
  picture: '图片 {{nth}}',
}
