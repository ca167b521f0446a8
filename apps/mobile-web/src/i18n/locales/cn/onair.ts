declare module '../../texts' {
  interface Namespaces {
    onair: typeof onair
  }
}

export const onair = {
  title: '开播',
  onAir: '直播中',
  roomTitle: '直播间标题',
  category: '分类',
  match: {
    title: '直播的比赛',
    none: '不关联比赛',
    chosen: '当前关联的比赛',
    search: '搜索比赛',
    searchHint: '球队或联赛名称；不填则显示今天的比赛',
    notFound: '没有找到未结束的比赛',
  },
  cover: '封面',
  coverHint: '推流画面出现之前显示；不上传时使用比赛封面',
  start: '开始直播',
  address: '推流地址',
  secret: '请勿泄露：拿到地址的人可以用您的直播间推流',
  copy: '复制推流地址',
  copied: '推流地址已复制',
  copyFailed: '复制失败，请长按地址复制',
  how: '粘贴到 OBS 或 ffmpeg 等推流软件，推流后观众几秒内就能看到画面',
  hidden: '推流地址只显示一次。需要时请获取新地址',
  another: '获取新地址',
  anotherHint: '获取后，之前的地址立即失效，正在推的流会中断',
  end: '结束直播',
  endHint: '结束后观众将无法观看，确定结束吗？',
  ended: '本场直播已结束',
  summary: { minutes: '分钟', viewers: '观众', gifts: '礼物', gold: '金币收入' },
}
