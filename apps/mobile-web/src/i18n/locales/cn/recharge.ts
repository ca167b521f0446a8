declare module '../../texts' {
  interface Namespaces {
    recharge: typeof recharge
  }
}

export const recharge = {
  title: '充值',
  own: '我的金币',
  choose: '选择金额',
  gold: '{{gold}} 金币',
  bonus: '再送 {{gold}}',
  empty: '暂无可充值的金额',
  emptyHint: '稍后再来看看',
  close: '关闭',
  methods: '支付方式',
  by: { card: '银行卡', pix: 'PIX' },
  byWallet: '余额（{{money}}）',
  tooLittle: '余额不足',
  pay: '确认支付',
  payNow: '继续支付',
  status: { created: '等待支付', paid: '充值成功', failed: '支付失败', expired: '订单已过期' },
  hints: {
    created: '支付 {{price}} 后金币自动到账',
    paid: '{{gold}} 金币已到账',
    failed: '没有扣款，可以重新选择金额',
    expired: '如已付款，金币会自动到账',
  },
}
