declare module '../../texts' {
  interface Namespaces {
    withdraw: typeof withdraw
  }
}

export const withdraw = {
  title: '提现',
  balance: '可提现余额',
  held: '提现中',
  rules: '提现规则',
  rulesNote:
    '单笔 {{least}} 至 {{most}}，手续费 {{fee}}（最低 {{leastFee}}），每天最多 {{count}} 次，{{days}} 个工作日内到账',
  needsMobile: '请先绑定手机号',
  needsMobileHint: '添加收款账户时需要短信验证',
  bindMobile: '绑定手机号',
  accounts: '收款账户',
  noAccounts: '还没有收款账户',
  addAccount: '添加收款账户',
  methods: { bank: '银行卡', alipay: '支付宝', pix: 'Pix' },
  numbers: { bank: '银行卡号', alipay: '支付宝账号', pix: 'Pix 密钥' },
  method: '收款方式',
  name: '收款人姓名',
  numberFault: '请输入正确的账号',
  proof: '验证码将发送至 {{mobile}}，新账户 24 小时后可用',
  save: '保存',
  saved: '收款账户已添加，24 小时后可用',
  ask: '申请提现',
  amount: '提现金额',
  all: '全部',
  amountFault: '请输入 {{least}} 至 {{most}} 的金额',
  tooLittle: '余额不足',
  to: '提现到',
  usableFrom: '{{time}} 起可用',
  noUsable: '还没有可用的收款账户',
  next: '下一步',
  confirm: '确认提现',
  confirmHint: '手续费 {{fee}}，转至 {{account}}，{{days}} 个工作日内到账',
  arrives: '实际到账',
  asked: '提现申请已提交',
  records: '提现记录',
  empty: '还没有提现记录',
  emptyHint: '申请提现后，进度会显示在这里',
  kept: '手续费 {{fee}}，实际到账 {{rest}}',
  status: { asked: '已申请', reviewing: '审核中', paying: '派发中', paid: '已派发', cancelled: '取消' },
  steps: { done: '已完成', now: '进行中', waiting: '等待中', failed: '未完成' },
  cancel: '取消提现',
  cancelHint: '{{price}} 将全额退回余额',
}
