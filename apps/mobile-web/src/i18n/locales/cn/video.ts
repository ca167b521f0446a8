declare module '../../texts' {
  interface Namespaces {
    video: typeof video
  }
}

export const video = {
  title: '视频',
  one: '视频',
  kinds: { short: '短视频', record: '视频' },
  byCategory: '按分类看',
  category: '分类',
  all: '全部',
  collection: '合集',
  empty: '暂时没有视频',
  emptyHint: '稍后再来看看',
  missing: '视频不存在',
  next: '下一个',
  previous: '上一个',
  last: '没有更多了',
  demo: '演示内容',
  likes: '{{shown}} 赞',
  pictureOf: '{{name}}的图片',
  onAir: '直播中',
  failed: '播放失败',
  retry: '重试',
  quality: '清晰度',
  qualities: { SD: '标清', CNSD: '中文标清', ENSD: '英文标清', HD: '高清', CNHD: '中文高清', ENHD: '英文高清' },
  comments: {
    count: '评论 {{shown}}',
    title: '评论',
    empty: '还没有评论',
    write: '写评论',
    send: '发表',
    reply: '回复',
    replyTo: '回复 {{name}}',
    noReply: '取消回复',
    answer: '回复 {{name}}：{{text}}',
    remove: '删除',
    report: '举报',
  },
  anchor: {
    report: '举报主播',
    fanGroup: '粉丝群',
    title: '主播',
    missing: '主播不存在',
    content: '主播内容',
    tabs: { lives: '直播', videos: '视频', moments: '动态' },
    offAir: '主播不在直播',
    offAirHint: '看看视频和动态吧',
    noMoments: '还没有动态',
    fans: '粉丝',
  },
  headline: {
    title: '头条',
    tabs: { anchors: '主播', clips: '短视频', database: '资料库', news: '资讯' },
    toDatabase: '全部联赛',
  },
}
