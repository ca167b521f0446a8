declare module '../../texts' {
  interface Namespaces {
    apply: typeof apply
  }
}

export const apply = {
  titles: { anchor: '申请成为主播', master: '申请成为红单专家' },
  intro: {
    anchor: '通过后您可以开播，与球迷一起看球。资料仅用于审核。',
    master: '通过后您可以发布方案。资料仅用于审核。',
  },
  realName: '真实姓名',
  contact: '联系方式',
  contactHint: '手机号或邮箱',
  statement: '申请说明',
  statementHint: { anchor: '您想播什么、什么时间播，最多500字', master: '您擅长的联赛和战绩，最多500字' },
  pictures: '添加证明图片（选填）',
  submit: '提交申请',
  again: '重新申请',
  reason: '原因：{{reason}}',
  states: {
    pending: { title: '申请审核中', hint: '审核结果会通过消息告诉您' },
    approved: { title: '申请已通过', hint: '您已经拥有该身份' },
    rejected: { title: '申请未通过', hint: '您可以修改后重新申请' },
  },
}
