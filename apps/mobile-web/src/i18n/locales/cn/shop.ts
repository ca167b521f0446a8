declare module '../../texts' {
  interface Namespaces {
    shop: typeof shop
  }
}

export const shop = {
  title: '商城',
  goods: '商品',
  records: '购买记录',
  empty: '商品正在路上',
  emptyHint: '过会儿再来看看',
  noRecords: '还没有购买记录',
  noRecordsHint: '用金币换来的商品会出现在这里',
  gold: '金币',
  own: '我的金币',
  left: '仅剩 {{count}}',
  sold: '已售 {{count}}',
  soldOut: '已售罄',
  limited: '每人限购 {{count}}',
  delivered: '已发放',
  buy: '购买',
  count: '数量',
  fewer: '减少',
  more: '增加',
  close: '关闭',
  methods: '支付方式',
  byGold: '金币（剩余 {{gold}}）',
  tooLittle: '金币不足，去任务赚金币',
  toBag: '放入背包，可在直播间送出',
  toVip: 'VIP 有效期延长 {{count}} 天',
  pay: '确认支付',
  done: '购买成功',
  doneHint: '{{name}} 已到账，剩余 {{gold}} 金币',
  toRecords: '查看记录',
  vip: {
    title: 'VIP 会员',
    until: '有效期至 {{day}}',
    none: '开通后立即生效',
    plans: '选择套餐',
    open: '开通',
    renew: '续费',
    perDay: '每天约 {{gold}} 金币',
    perks: { watch: '不限时观看直播', mark: '聊天中的 VIP 标识', stack: '到期前续费自动顺延' },
  },
}
