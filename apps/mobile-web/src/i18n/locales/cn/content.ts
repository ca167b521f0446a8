declare module '../../texts' {
  interface Namespaces {
    content: typeof content
  }
}

export const content = {
  activities: {
    title: '活动',
    one: '活动详情',
    empty: '暂时没有活动',
    emptyHint: '新的活动会在这里出现',
    missing: '活动不存在',
    states: { upcoming: '即将开始', open: '进行中', full: '名额已满', over: '已结束' },
    from: '{{at}} 开始',
    until: '截止 {{at}}',
    count: '{{shown}} 人参加',
    gold: '参加得 {{gold}} 金币',
    join: '立即参加',
    joined: '已参加',
  },
  news: {
    title: '资讯',
    one: '文章',
    category: '分类',
    all: '全部',
    categories: { news: '新闻', analysis: '分析', guide: '指南' },
    demo: '演示内容',
    empty: '暂时没有文章',
    emptyHint: '稍后再来看看',
    missing: '文章不存在',
  },
  document: {
    both: '用户协议与隐私政策',
    contact: '联系我们：{{contact}}',
    channel: '渠道：{{channel}}',
    names: {
      user: '用户协议',
      privacy: '隐私政策',
      recharge: '充值协议',
      anchor: '主播协议',
      about: '关于我们',
      packageRules: '礼物与背包规则',
    },
    version: '版本 {{version}} · {{date}}',
  },
}
