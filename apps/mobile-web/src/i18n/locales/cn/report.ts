declare module '../../texts' {
  interface Namespaces {
    report: typeof report
  }
}

export const report = {
  titles: { user: '举报用户', group: '举报群聊', message: '举报消息', comment: '举报评论' },
  reason: '举报原因',
  reasons: { abuse: '辱骂或骚扰', spam: '广告或刷屏', fraud: '诈骗', porn: '色情或暴力', other: '其他' },
  evidence: '选择消息作为证据',
  otherMessage: '[图片、语音或文件]',
  chooseFirst: '请选择要举报的消息',
  text: '补充说明（选填）',
  submit: '提交举报',
  sent: '举报已提交，我们会尽快处理',
  nothing: '没有可举报的内容',
  nothingHint: '请在用户资料或聊天中点举报',
}
