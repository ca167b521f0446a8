declare module '../../texts' {
  interface Namespaces {
    coupons: typeof coupons
  }
}

export const coupons = {
  title: '优惠券',
  status: { active: '生效', inplay: '进行中', finished: '比赛结束', refund: '比赛異常退款', inactive: '失效' },
  scenes: { any: '全场通用', shop: '商城可用', vip: '开通 VIP 可用', plan: '红单方案可用', model: '模型订阅可用' },
  gold: '金币',
  least: '满 {{gold}} 可用',
  until: '{{day}} 前有效',
  expired: '已于 {{day}} 过期',
  used: '{{day}} 已使用',
  use: '去使用',
  empty: '还没有优惠券',
  emptyHint: '在直播间领取，或用兑换码兑换',
  vip: 'VIP 会员',
  vipUntil: '有效期至 {{day}}',
  byCode: '兑换码',
  code: '输入兑换码',
  codeShort: '兑换码至少 6 位',
  take: '兑换',
  taken: '{{name}} 已放入优惠券',
  dropped: '{{name}} 发放了 {{count}} 张优惠券',
  takeOne: '领取',
  none: '不使用优惠券',
}
