declare module '../../texts' {
  interface Namespaces {
    money: typeof money
  }
}

export const money = {
  wallet: '钱包',
  balance: '余额',
  log: '账单',
  assets: { gold: '金币', diamond: '钻石', point: '积分', money: '余额' },
  units: { gold: '金币', diamond: '钻石', point: '积分' },
  recharge: '充值',
  withdraw: '提现',
  coupons: '优惠券',
  shop: '商城',
  shopNote: '用金币换礼物',
  vip: 'VIP 会员',
  vipNote: '不限时观看直播',
  kind: '账单种类',
  flow: '收支',
  flows: { all: '全部', in: '收入', out: '支出' },
  left: '{{time}} · 剩余 {{balance}}',
  empty: '还没有账单',
  emptyHints: {
    gold: '签到和完成任务可以获得金币',
    diamond: '收到礼物后会显示在这里',
    point: '积分的变动会显示在这里',
    money: '余额的变动会显示在这里',
  },
  earn: '赚金币',
  earnNote: '签到、任务和邀请好友',
  activity: '账户动态',
  more: '更多',
}
