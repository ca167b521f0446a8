declare module '../../texts' {
  interface Namespaces {
    search: typeof search
  }
}

export const search = {
  title: '搜索',
  field: '搜索关键词',
  placeholder: '球队、联赛、主播',
  clear: '清空',
  last: '最近搜索',
  clearLast: '清除搜索记录',
  hot: '热门搜索',
  database: '资料库：联赛、积分榜、射手榜',
  kinds: '结果分类',
  all: '全部',
  types: {
    matches: '比赛',
    teams: '球队',
    events: '联赛',
    anchors: '主播',
    lives: '直播',
    videos: '视频',
    articles: '资讯',
  },
  more: '更多',
  nothing: '没有找到“{{keyword}}”',
  nothingHint: '换个关键词，或看看大家都在搜什么',
  near: '您要找的是不是',
}
